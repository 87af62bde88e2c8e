import type { Metadata } from 'next';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { SignOnDisabled } from '@/shell/sign-on/sign-on-disabled';
import { AFTER_SIGN_OUT_PATH } from '@/shell/sign-on/paths';
import { SignedOut } from '@/shell/sign-on/signed-out';

/** Personal page: rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata({
    path: AFTER_SIGN_OUT_PATH,
    title: 'Signed out',
    description: 'Ends your sign-in on this site, in every tab and at the sign-on service.',
    indexed: false,
  });
}

/** Renders the page that the identity provider redirects to after sign-out. */
export default function LogoutPage() {
  return (
    <SitePage path={AFTER_SIGN_OUT_PATH} breadcrumbs={[]}>
      {isSignInOffered ? <SignedOut /> : <SignOnDisabled />}
    </SitePage>
  );
}
