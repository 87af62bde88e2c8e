/** The sign-in state as known to the page. */
export type SignOnState =
  /** Not checked yet, or the tokens of this tab are being read. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** Was signed in on this page until now: signed out in another tab, or the session expired and could not be renewed. */
  | { readonly status: 'ended' }
  | { readonly status: 'signed-in'; readonly name: string; readonly email?: string }
  /** There are tokens, but the service that verifies or renews them hasn't responded since the page was opened. */
  | { readonly status: 'unreachable' }
  /** The sign-on is misconfigured, and no one can sign in. */
  | { readonly status: 'unavailable' };

/** Why signing in failed. */
export type SignInErrorCode =
  | 'denied'
  | 'stale'
  | 'opened-directly'
  | 'unreachable'
  | 'provider'
  | 'storage-blocked'
  | 'not-configured';

/** The single sign-on interface for components. */
export interface SignOn {
  readonly state: SignOnState;
  /**
   * Redirects to the identity provider, which returns to the current page.
   * @returns the error if the redirect failed; on success the page unloads
   */
  signIn: () => Promise<SignInErrorCode | undefined>;
  /**
   * Returns the access token for the site's own endpoints, renewed when it is about to expire.
   * @returns undefined when there is none or it could not be renewed
   */
  accessToken: () => Promise<string | undefined>;
}
