import type { SignInErrorCode } from '@/modules/account/client';

interface ErrorMessage {
  readonly heading: string;
  /** What happened and what to do now. */
  readonly text: string;
}

/**
 * Messages that explain to the user why sign-in failed. The provider's own message is never shown, because anyone can
 * craft a URL with one.
 */
export const SIGN_IN_ERROR_MESSAGES: Readonly<Record<SignInErrorCode, ErrorMessage>> = {
  denied: {
    heading: 'You were not signed in',
    text: 'The sign-in was canceled, or the account may not use this site. Try again, or use another account.',
  },
  stale: {
    heading: 'This sign-in has expired',
    text: 'It took too long, was used before, or was started in another tab. Nothing is lost: signing in again takes a moment.',
  },
  'opened-directly': {
    heading: 'No sign-in is in progress',
    text: 'The sign-on service sends people to this page when they have signed in. You opened it directly, so there is nothing to do here.',
  },
  unreachable: {
    heading: 'The sign-on service isn’t responding',
    text: 'You can’t sign in until it’s back; the rest of the site works as usual. Check your connection, or try again in a minute.',
  },
  provider: {
    heading: 'The sign-on service reports a problem',
    text: 'You were not signed in, and nothing has changed. Try again. If it happens again, wait a few minutes.',
  },
  'storage-blocked': {
    heading: 'Your browser blocks this site’s storage',
    text:
      'Signing in needs it to keep you signed in within this tab. Allow cookies and site data for this site, ' +
      'then try again. Everything else works as usual.',
  },
  'not-configured': {
    heading: 'Sign-in is turned off',
    text: 'This site isn’t connected to a sign-on service. Everything else works as usual.',
  },
};
