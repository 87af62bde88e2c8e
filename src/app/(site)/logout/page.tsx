import type { Metadata } from 'next';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { AFTER_SIGN_OUT_PATH } from '@/shell/sign-on/paths';
import { SignedOut } from '@/shell/sign-on/signed-out';

/** It is one person's, so it is made for each request and kept nowhere. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata({
    path: AFTER_SIGN_OUT_PATH,
    title: 'Signed out',
    description: 'Ends your sign-in on this site, in every tab and at the sign-on service.',
    indexed: false,
  });
}

/** Where the identity provider sends people who have signed out. */
export default function LogoutPage() {
  return (
    <SitePage path={AFTER_SIGN_OUT_PATH} breadcrumbs={[]}>
      <SignedOut />
    </SitePage>
  );
}
