import type { Metadata } from 'next';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { SignOnDisabled } from '@/shell/sign-on/sign-on-disabled';
import { SignInCallback } from '@/shell/sign-on/callback';
import { CALLBACK_PATH } from '@/shell/sign-on/paths';

/** Personal page: rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata({
    path: CALLBACK_PATH,
    title: 'Signing you in',
    description: 'Finishes signing in to this site with what the sign-on service has sent.',
    indexed: false,
  });
}

/** Renders the page that the identity provider redirects to after sign-in. */
export default function CallbackPage() {
  return (
    <SitePage path={CALLBACK_PATH} breadcrumbs={[]}>
      {isSignInOffered ? <SignInCallback /> : <SignOnDisabled />}
    </SitePage>
  );
}
