/** Whether somebody is signed in, as far as the page knows. */
export type SignOnState =
  /** Not looked for yet, or the tokens of this tab are being read. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** Was signed in on this page until just now: signed out in another tab, or the session is over and could not be renewed. */
  | { readonly status: 'ended' }
  | { readonly status: 'signed-in'; readonly name: string; readonly email?: string }
  /** There are tokens, but what could use or renew them does not answer. */
  | { readonly status: 'out-of-reach' };

/** Why signing in did not work. */
export type SignInErrorCode = 'denied' | 'stale' | 'by-hand' | 'out-of-reach' | 'provider' | 'not-set-up';

/** The single sign-on, as the page's parts use it. */
export interface SignOn {
  readonly state: SignOnState;
  /**
   * Leaves to the identity provider and comes back to the page that is shown.
   * @returns why it could not leave; when it can, the page goes away
   */
  signIn: () => Promise<SignInErrorCode | undefined>;
  /**
   * The access token for the site's own addresses, renewed when it is about to expire.
   * @returns undefined when there is none, or it could not be renewed
   */
  accessToken: () => Promise<string | undefined>;
}
