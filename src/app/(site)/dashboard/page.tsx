import type { Metadata } from 'next';
import { DashboardSections } from '@/modules/dashboard';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { AFTER_SIGN_OUT_PATH } from '@/shell/sign-on/paths';
import { DashboardWithSignOn } from './dashboard-with-sign-on';

/** It is one person's, so it is made for each request and kept nowhere. */
export const dynamic = 'force-dynamic';

const DASHBOARD_PATH = '/dashboard';

export function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata({
    path: DASHBOARD_PATH,
    title: 'Your dashboard',
    description: 'Your subscriptions, registry credentials and saved pages, for customers who are signed in.',
    indexed: false,
  });
}

/** What somebody who is signed in has with this site. The page itself holds nothing personal: the parts ask for it. */
export default function DashboardPage() {
  return (
    <SitePage path={DASHBOARD_PATH} breadcrumbs={[]}>
      <DashboardWithSignOn>
        <DashboardSections signOutHref={AFTER_SIGN_OUT_PATH} />
      </DashboardWithSignOn>
    </SitePage>
  );
}
