'use client';

import type { AuthState, OktaAuth } from '@okta/okta-auth-js';
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';

/** Sends somebody on who has signed in; `originalUri` is what the SDK has kept, which this site leaves empty. */
export type RestoreOriginalUri = (oktaAuth: OktaAuth, originalUri: string) => Promise<void>;

interface SecurityProps {
  readonly oktaAuth?: OktaAuth;
  readonly restoreOriginalUri?: RestoreOriginalUri;
  /** Whether SKIP_VERSION_CHECK is 1. */
  readonly skipVersionCheck?: boolean;
  readonly children?: ReactNode;
}

const SUPPORTED_MAJOR_VERSION = '5';

const AuthStateContext = createContext<AuthState | null>(null);

/** The SDK's state of the sign-on; null outside of `Security`, and until the SDK has looked for tokens. */
export function useAuthState(): AuthState | null {
  return useContext(AuthStateContext);
}

/**
 * Wraps what needs the sign-on: gives the SDK's auth state to the tree, and runs the SDK's auth manager for as long as
 * it is mounted. What is wrong with how it is set up is shown instead of the children, in the specification's words
 * (section 8).
 */
export function Security({ oktaAuth, restoreOriginalUri, skipVersionCheck = false, children }: SecurityProps) {
  if (!oktaAuth) return <p>No oktaAuth instance passed to Security Component</p>;
  if (!restoreOriginalUri) return <p>No restoreOriginalUri callback passed to Security Component</p>;
  if (!skipVersionCheck && majorVersionOf(oktaAuth) !== SUPPORTED_MAJOR_VERSION) {
    return <p>Incompatible auth SDK version (only 5.x is supported)</p>;
  }
  return (
    <AuthStateProvider oktaAuth={oktaAuth} restoreOriginalUri={restoreOriginalUri}>
      {children}
    </AuthStateProvider>
  );
}

interface AuthStateProviderProps {
  readonly oktaAuth: OktaAuth;
  readonly restoreOriginalUri: RestoreOriginalUri;
  readonly children: ReactNode;
}

function AuthStateProvider({ oktaAuth, restoreOriginalUri, children }: AuthStateProviderProps) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      oktaAuth.authStateManager.subscribe(onChange);
      return () => oktaAuth.authStateManager.unsubscribe(onChange);
    },
    [oktaAuth],
  );
  const authState = useSyncExternalStore<AuthState | null>(
    subscribe,
    () => oktaAuth.authStateManager.getAuthState(),
    () => null,
  );

  useEffect(() => {
    Object.assign(oktaAuth.options, { restoreOriginalUri });
  }, [oktaAuth, restoreOriginalUri]);

  // Starting twice in a row, as React's strict mode does, is what `stop` is for: one timer for renewal is left.
  useEffect(() => {
    oktaAuth.start();
    return () => oktaAuth.stop();
  }, [oktaAuth]);

  return <AuthStateContext value={authState}>{children}</AuthStateContext>;
}

/** @returns undefined for an SDK so old that it does not say */
function majorVersionOf({ _oktaUserAgent: userAgent }: Partial<OktaAuth>): string | undefined {
  return userAgent?.getVersion().split('.')[0];
}
