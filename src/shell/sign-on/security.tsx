'use client';

import type { AuthState, OktaAuth } from '@okta/okta-auth-js';
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';

/** Redirects a user after sign-in. `originalUri` is the SDK's saved URL, which this site leaves empty. */
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

/** Returns the SDK's auth state; null outside of `Security`, and until the SDK has looked for tokens. */
export function useAuthState(): AuthState | null {
  return useContext(AuthStateContext);
}

/** Returns what is wrong with the configuration, in the specification's words (section 8). */
export function findSecurityError({ oktaAuth, restoreOriginalUri, skipVersionCheck = false }: SecurityProps): string | undefined {
  if (!oktaAuth) return 'No oktaAuth instance passed to Security Component';
  if (!restoreOriginalUri) return 'No restoreOriginalUri callback passed to Security Component';
  if (skipVersionCheck || getMajorVersion(oktaAuth) === SUPPORTED_MAJOR_VERSION) return undefined;
  return 'Incompatible auth SDK version (only 5.x is supported)';
}

/**
 * Provides the SDK's auth state to its children and runs the SDK's auth manager while mounted. When the configuration
 * is invalid, it shows the error instead of the children.
 */
export function Security(props: SecurityProps) {
  const { oktaAuth, restoreOriginalUri, children } = props;
  const error = findSecurityError(props);
  if (error !== undefined || !oktaAuth || !restoreOriginalUri) return <p data-error-fallback="">{error}</p>;
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

  // React's strict mode starts it twice in a row. Because of `stop`, only one renewal timer remains.
  useEffect(() => {
    oktaAuth.start();
    return () => oktaAuth.stop();
  }, [oktaAuth]);

  return <AuthStateContext value={authState}>{children}</AuthStateContext>;
}

/**
 * Returns the SDK's major version.
 * @returns undefined for an SDK too old to report it
 */
function getMajorVersion({ _oktaUserAgent: userAgent }: Partial<OktaAuth>): string | undefined {
  return userAgent?.getVersion().split('.')[0];
}
