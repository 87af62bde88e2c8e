'use client';

import { isOAuthTransactionMeta, isRefreshTokenError, type AuthState, type OktaAuth } from '@okta/okta-auth-js';
import { useEffect, type ComponentType } from 'react';
import type { SignInErrorCode, SignOnState } from '@/modules/account/client';
import { AFTER_SIGN_OUT_PATH } from './paths';
import { fetchConfiguration, type SignOnConfiguration } from './configuration';
import { hasRefreshToken } from './stored-tokens';
import { createOktaAuth } from './okta-auth';
import { saveReturnUrl, consumeReturnUrl } from './return-url';
import { Security, useAuthState, type RestoreOriginalUri } from './security';
import { classifySdkError } from './sign-in-error';
import { clearSignOutOutcome, saveSignOutOutcome } from './sign-out-outcome';
import { SignOutChannel } from './sign-out-channel';

interface ViewProps {
  readonly onStateChange: (state: SignOnState) => void;
}

/** The sign-on of a page on which there is something to know of it. */
export interface SignOnEngine {
  /** Runs the SDK while it is mounted, and reports its state. */
  readonly View: ComponentType<ViewProps>;
  /** Keeps the address of the page and leaves to the provider. @returns why it could not leave */
  readonly signIn: () => Promise<SignInErrorCode | undefined>;
  /** On the callback address: exchanges the code for tokens, and leaves to the kept address. @returns why it could not */
  readonly finishSignIn: () => Promise<SignInErrorCode | undefined>;
  /** Ends the sign-in in every tab and at the provider, and leaves to the page that says so. */
  readonly signOut: () => Promise<void>;
  /** Ends the session at the provider alone, for a tab that has no tokens any more. */
  readonly signOutAtProvider: () => void;
  /** The access token, renewed when it has expired. @returns undefined when there is none or it could not be renewed */
  readonly accessToken: () => Promise<string | undefined>;
}

/** Sends somebody on who has signed in. The callback page is not to be returned to, so it is replaced. */
const restoreOriginalUri: RestoreOriginalUri = () => {
  location.replace(consumeReturnUrl());
  return Promise.resolve();
};

/**
 * Loads how the site is set up and makes the sign-on of this page.
 * @throws when the site does not say how it is set up
 */
export async function startEngine(): Promise<SignOnEngine> {
  const engine = new OktaSignOnEngine(await fetchConfiguration());
  // Before the SDK looks at the tokens: it would renew each of them for itself, though one renewal brings all.
  await engine.renewExpiredTokens();
  return engine;
}

class OktaSignOnEngine implements SignOnEngine {
  readonly #configuration: SignOnConfiguration;
  readonly #oktaAuth: OktaAuth;
  readonly #signOutChannel: SignOutChannel;
  #pendingSignIn: Promise<SignInErrorCode | undefined> | undefined;
  #pendingRenewal: Promise<void> | undefined;
  #wasSignedIn = false;

  constructor(configuration: SignOnConfiguration) {
    this.#configuration = configuration;
    const { tokenManager } = (this.#oktaAuth = createOktaAuth(configuration, hasRefreshToken(), restoreOriginalUri));
    this.#signOutChannel = new SignOutChannel(() => this.#clearTokens());
    tokenManager.on('error', (error: unknown) => {
      // The provider has refused to renew: what is left is of no use. When it was only away, it is.
      console.error('The sign-in could not be renewed:', error);
      if (error instanceof Error && isRefreshTokenError(error)) this.#clearTokens();
    });
    // A page that comes back from the browser's memory may be older than a sign-out.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void this.#oktaAuth.authStateManager.updateAuthState();
    });
  }

  readonly View = ({ onStateChange: onState }: ViewProps) => (
    <Security
      oktaAuth={this.#oktaAuth}
      restoreOriginalUri={restoreOriginalUri}
      skipVersionCheck={this.#configuration.skipVersionCheck}
    >
      <AuthStateReporter toState={this.#toState} onStateChange={onState} />
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
      console.error('Signing in could not begin:', error);
      return classifySdkError(error);
    }
  };

  /** A code can be used once, however often React asks. */
  readonly finishSignIn = (): Promise<SignInErrorCode | undefined> => (this.#pendingSignIn ??= this.#exchangeCode());

  async #exchangeCode(): Promise<SignInErrorCode | undefined> {
    const { token, transactionManager } = this.#oktaAuth;
    // The SDK does not compare state and nonce when it exchanges a code, so it is done here (RFC 6749, section 10.12).
    const begun = transactionManager.load({ oauth: true, pkce: true });
    if (!isOAuthTransactionMeta(begun) || begun.state !== new URLSearchParams(location.search).get('state')) return 'stale';
    try {
      const { tokens } = await token.parseFromUrl();
      if (tokens.idToken?.claims.nonce !== begun.nonce) return 'stale';
      await this.#oktaAuth.handleLoginRedirect(tokens);
      return undefined;
    } catch (error) {
      console.error('Signing in could not be finished:', error);
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
    // Here one is signed out whatever the provider does.
    oktaAuth.tokenManager.clear();
    this.#signOutChannel.broadcastSignOut();
    const isAway = revoked.some((each) => each.status === 'rejected' && classifySdkError(each.reason) === 'out-of-reach');
    saveSignOutOutcome(isAway ? 'provider-away' : 'with-provider');
    if (isAway) location.replace(AFTER_SIGN_OUT_PATH);
    else if (leaveTo === '') this.signOutAtProvider();
    else location.replace(leaveTo);
  };

  readonly signOutAtProvider = (): void => {
    const { issuer, clientId } = this.#configuration;
    const query = new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: location.origin + AFTER_SIGN_OUT_PATH });
    saveSignOutOutcome('with-provider');
    location.replace(`${issuer}/v1/logout?${query.toString()}`);
  };

  readonly accessToken = async (): Promise<string | undefined> => {
    await this.renewExpiredTokens();
    const { accessToken } = this.#oktaAuth.tokenManager.getTokensSync();
    if (accessToken && !this.#oktaAuth.tokenManager.hasExpired(accessToken)) return accessToken.accessToken;
    await this.#oktaAuth.authStateManager.updateAuthState();
    return undefined;
  };

  /** Renews the tokens if they have expired and there is something to renew them with; once, however many ask. */
  async renewExpiredTokens(): Promise<void> {
    const { tokenManager } = this.#oktaAuth;
    const { accessToken, refreshToken } = tokenManager.getTokensSync();
    if (!accessToken || !refreshToken || !tokenManager.hasExpired(accessToken)) return;
    this.#pendingRenewal ??= tokenManager
      .renew('accessToken')
      // Why it could not be renewed has been reported by the token manager's event.
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.#pendingRenewal = undefined;
      });
    await this.#pendingRenewal;
  }

  /** Forgets the tokens of this tab, without a word to the provider. */
  #clearTokens(): void {
    this.#oktaAuth.tokenManager.clear();
    void this.#oktaAuth.authStateManager.updateAuthState();
  }

  readonly #toState = (authState: AuthState | null): SignOnState => {
    if (!authState) return { status: 'unknown' };
    const { idToken, isAuthenticated } = authState;
    if (isAuthenticated && idToken) {
      this.#wasSignedIn = true;
      const { name, preferred_username: username, email } = idToken.claims;
      return { status: 'signed-in', name: name ?? username ?? email ?? 'Account', email };
    }
    if (authState.refreshToken) return { status: 'out-of-reach' };
    return { status: this.#wasSignedIn ? 'ended' : 'signed-out' };
  };
}

interface AuthStateReporterProps extends ViewProps {
  readonly toState: (authState: AuthState | null) => SignOnState;
}

function AuthStateReporter({ toState: stateOf, onStateChange: onState }: AuthStateReporterProps) {
  const authState = useAuthState();
  useEffect(() => onState(stateOf(authState)), [authState, stateOf, onState]);
  return null;
}
