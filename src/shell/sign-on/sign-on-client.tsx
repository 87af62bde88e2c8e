'use client';

import { isOAuthTransactionMeta, isRefreshTokenError, type AuthState, type OktaAuth } from '@okta/okta-auth-js';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import type { SignInErrorCode, SignOnState } from '@/modules/account/client';
import { isSessionStorageUsable } from '@/platform/session-storage';
import { AFTER_SIGN_OUT_PATH } from './paths';
import { fetchConfiguration, type SignOnConfiguration } from './configuration';
import { buildSignedInState } from './stored-session';
import { clearTokens, hasRefreshToken } from './stored-tokens';
import { createOktaAuth } from './okta-auth';
import { saveReturnUrl, consumeReturnUrl } from './return-url';
import { findSecurityError, Security, useAuthState, type RestoreOriginalUri } from './security';
import { classifySdkError } from './sign-in-error';
import { clearSignOutOutcome, saveSignOutOutcome } from './sign-out-outcome';
import { SignOutChannel } from './sign-out-channel';

interface ViewProps {
  readonly onStateChange: (state: SignOnState) => void;
}

/** The sign-on of a page that needs the SDK. */
export interface SignOnClient {
  /** The error of the security wrapper; no one can sign in then. */
  readonly refusal?: ReactElement;
  /** Runs the SDK while it is mounted, and reports its state. */
  readonly View: ComponentType<ViewProps>;
  /**
   * Saves the page's URL and redirects to the provider.
   * @returns the error if it can't
   */
  readonly signIn: () => Promise<SignInErrorCode | undefined>;
  /**
   * On the callback page: exchanges the code for tokens and redirects to the return URL.
   * @returns the error if it can't
   */
  readonly finishSignIn: () => Promise<SignInErrorCode | undefined>;
  /** Signs out in every tab and at the provider, then redirects to the signed-out page. */
  readonly signOut: () => Promise<void>;
  /** Ends only the session at the provider, for a tab that no longer has tokens. */
  readonly signOutAtProvider: () => void;
  /**
   * Returns the access token, renewed if it has expired.
   * @returns undefined when there is none or renewal failed
   */
  readonly accessToken: () => Promise<string | undefined>;
}

/** Redirects a user after sign-in. It replaces the callback page in the history, so that no one goes back to it. */
const restoreOriginalUri: RestoreOriginalUri = () => {
  location.replace(consumeReturnUrl());
  return Promise.resolve();
};

/**
 * Fetches the configuration and creates the sign-on of this page.
 * @throws when the configuration can't be fetched
 */
export async function createSignOnClient(): Promise<SignOnClient> {
  const configuration = await fetchConfiguration();
  if (!isSessionStorageUsable()) return createBlockedClient(configuration);
  const oktaAuth = tryCreateOktaAuth(configuration);
  const security = { oktaAuth, restoreOriginalUri, skipVersionCheck: configuration.skipVersionCheck };
  if (!oktaAuth || findSecurityError(security)) return createRefusedClient(<Security {...security} />);
  const client = new OktaSignOnClient(configuration, oktaAuth);
  // Runs before the SDK looks at the tokens: it would renew each of them separately, although one renewal covers all.
  await client.renewExpiredTokens();
  return client;
}

/** Returns no SDK when it rejects the configuration; it logs why. */
function tryCreateOktaAuth(configuration: SignOnConfiguration): OktaAuth | undefined {
  try {
    return createOktaAuth(configuration, hasRefreshToken(), restoreOriginalUri);
  } catch (error) {
    console.error('The sign-on is misconfigured:', error);
    return undefined;
  }
}

/** Creates the sign-on of a site whose configuration is invalid. Only signing out works: it forgets the tokens here. */
function createRefusedClient(refusal: ReactElement): SignOnClient {
  const refuse = () => Promise.resolve('not-configured' as const);
  return {
    refusal,
    View: () => null,
    signIn: refuse,
    finishSignIn: refuse,
    signOut: () => Promise.resolve(clearTokens()),
    signOutAtProvider: clearTokens,
    accessToken: () => Promise.resolve(undefined),
  };
}

/** Creates the sign-on of a browser that blocks storage, without which the SDK can't be created. */
function createBlockedClient(configuration: SignOnConfiguration): SignOnClient {
  const refuse = () => Promise.resolve('storage-blocked' as const);
  return {
    View: SignedOutView,
    signIn: refuse,
    finishSignIn: refuse,
    signOut: () => Promise.resolve(),
    signOutAtProvider: () => endProviderSession(configuration),
    accessToken: () => Promise.resolve(undefined),
  };
}

function SignedOutView({ onStateChange }: ViewProps) {
  useEffect(() => onStateChange({ status: 'signed-out' }), [onStateChange]);
  return null;
}

class OktaSignOnClient implements SignOnClient {
  readonly #configuration: SignOnConfiguration;
  readonly #oktaAuth: OktaAuth;
  readonly #signOutChannel: SignOutChannel;
  #pendingSignIn: Promise<SignInErrorCode | undefined> | undefined;
  #pendingRenewal: Promise<void> | undefined;

  constructor(configuration: SignOnConfiguration, oktaAuth: OktaAuth) {
    this.#configuration = configuration;
    this.#oktaAuth = oktaAuth;
    const { tokenManager } = oktaAuth;
    this.#signOutChannel = new SignOutChannel(() => this.#clearTokens());
    tokenManager.on('error', (error: unknown) => {
      // If the provider rejected the renewal, the remaining tokens are useless. If it was only unavailable, they
      // aren't.
      console.error('Failed to renew the sign-in:', error);
      if (error instanceof Error && isRefreshTokenError(error)) this.#clearTokens();
    });
    // A page restored from the back/forward cache may be older than a sign-out.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void this.#oktaAuth.authStateManager.updateAuthState();
    });
  }

  readonly View = ({ onStateChange }: ViewProps) => (
    <Security
      oktaAuth={this.#oktaAuth}
      restoreOriginalUri={restoreOriginalUri}
      skipVersionCheck={this.#configuration.skipVersionCheck}
    >
      <AuthStateReporter onStateChange={onStateChange} />
    </Security>
  );

  readonly signIn = async (): Promise<SignInErrorCode | undefined> => {
    try {
      clearSignOutOutcome();
      saveReturnUrl();
      this.#oktaAuth.transactionManager.clear();
      await this.#oktaAuth.signInWithRedirect();
      return undefined;
    } catch (error) {
      console.error('Failed to start signing in:', error);
      return classifySdkError(error);
    }
  };

  /** A code works only once, no matter how often React calls this. */
  readonly finishSignIn = (): Promise<SignInErrorCode | undefined> => (this.#pendingSignIn ??= this.#exchangeCode());

  async #exchangeCode(): Promise<SignInErrorCode | undefined> {
    const { token, transactionManager } = this.#oktaAuth;
    // The SDK doesn't compare state and nonce when it exchanges a code, so this method does (RFC 6749, section 10.12).
    const begun = transactionManager.load({ oauth: true, pkce: true });
    if (!isOAuthTransactionMeta(begun) || begun.state !== new URLSearchParams(location.search).get('state')) return 'stale';
    try {
      const { tokens } = await token.parseFromUrl();
      if (tokens.idToken?.claims.nonce !== begun.nonce) return 'stale';
      await this.#oktaAuth.handleLoginRedirect(tokens);
      return undefined;
    } catch (error) {
      console.error('Failed to finish signing in:', error);
      return classifySdkError(error);
    }
  }

  readonly signOut = async (): Promise<void> => {
    const oktaAuth = this.#oktaAuth;
    const { accessToken, refreshToken } = oktaAuth.tokenManager.getTokensSync();
    const leaveTo = oktaAuth.getSignOutRedirectUrl();
    const revoked = await Promise.allSettled([
      refreshToken ? oktaAuth.revokeRefreshToken(refreshToken) : undefined,
      accessToken ? oktaAuth.revokeAccessToken(accessToken) : undefined,
    ]);
    // This site signs the user out regardless of the provider's response.
    oktaAuth.tokenManager.clear();
    this.#signOutChannel.broadcastSignOut();
    const isProviderUnreachable = revoked.some(
      (each) => each.status === 'rejected' && classifySdkError(each.reason) === 'unreachable',
    );
    saveSignOutOutcome(isProviderUnreachable ? 'provider-unreachable' : 'with-provider');
    if (isProviderUnreachable) location.replace(AFTER_SIGN_OUT_PATH);
    else if (leaveTo === '') this.signOutAtProvider();
    else location.replace(leaveTo);
  };

  readonly signOutAtProvider = (): void => endProviderSession(this.#configuration);

  readonly accessToken = async (): Promise<string | undefined> => {
    await this.renewExpiredTokens();
    const { accessToken } = this.#oktaAuth.tokenManager.getTokensSync();
    if (accessToken && !this.#oktaAuth.tokenManager.hasExpired(accessToken)) return accessToken.accessToken;
    await this.#oktaAuth.authStateManager.updateAuthState();
    return undefined;
  };

  /** Renews expired tokens if there is a refresh token. Concurrent callers share one renewal. */
  async renewExpiredTokens(): Promise<void> {
    const { tokenManager } = this.#oktaAuth;
    const { accessToken, refreshToken } = tokenManager.getTokensSync();
    if (!accessToken || !refreshToken || !tokenManager.hasExpired(accessToken)) return;
    this.#pendingRenewal ??= tokenManager
      .renew('accessToken')
      // The token manager's error event has already reported the reason.
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.#pendingRenewal = undefined;
      });
    await this.#pendingRenewal;
  }

  /** Clears the tokens of this tab without contacting the provider. */
  #clearTokens(): void {
    this.#oktaAuth.tokenManager.clear();
    void this.#oktaAuth.authStateManager.updateAuthState();
  }
}

/** Redirects to the provider, which ends its session and returns to the signed-out page. */
function endProviderSession({ issuer, clientId }: SignOnConfiguration): void {
  const query = new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: location.origin + AFTER_SIGN_OUT_PATH });
  saveSignOutOutcome('with-provider');
  location.replace(`${issuer}/v1/logout?${query.toString()}`);
}

function AuthStateReporter({ onStateChange }: ViewProps) {
  const authState = useAuthState();
  useEffect(() => {
    // Until the SDK has looked, what was known before stays true.
    if (authState) onStateChange(toSignOnState(authState));
  }, [authState, onStateChange]);
  return null;
}

function toSignOnState({ idToken, isAuthenticated, refreshToken }: AuthState): SignOnState {
  if (isAuthenticated && idToken) return buildSignedInState(idToken.claims);
  return { status: refreshToken ? 'unreachable' : 'signed-out' };
}
