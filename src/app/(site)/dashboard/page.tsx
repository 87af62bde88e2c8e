import type { Metadata } from 'next';
import { DashboardSections } from '@/modules/dashboard';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { AFTER_SIGN_OUT_PATH } from '@/shell/sign-on/paths';
import { SignOnDisabled } from '@/shell/sign-on/sign-on-disabled';
import { DashboardWithSignOn } from './dashboard-with-sign-on';

/** Personal page: rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

const DASHBOARD_PATH = '/dashboard';

export function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata({
    path: DASHBOARD_PATH,
    title: 'Your dashboard',
    description:
      'Your subscriptions, trials, repository tokens, saved pages, and the forms you have sent, once you are signed in.',
    indexed: false,
  });
}

/** Renders the dashboard of a signed-in user. The HTML contains nothing personal: each section fetches its own data. */
export default function DashboardPage() {
  return (
    <SitePage path={DASHBOARD_PATH} breadcrumbs={[]}>
      {isSignInOffered ? (
        <DashboardWithSignOn>
          <DashboardSections signOutHref={AFTER_SIGN_OUT_PATH} />
        </DashboardWithSignOn>
      ) : (
        <SignOnDisabled />
      )}
    </SitePage>
  );
}
