'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SignOnState } from '@/modules/account/client';
import type { SignOnClient } from './sign-on-client';
import { SignOnContext } from './sign-on-context';
import { hasTokens } from './stored-tokens';

let loading: Promise<SignOnClient> | undefined;

/** Loads the SDK and its wrapper once. A failure isn't cached, so the next attempt tries again. */
function loadOnce(): Promise<SignOnClient> {
  loading ??= import('./sign-on-client')
    .then(({ createSignOnClient }) => createSignOnClient())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * Provides the single sign-on state to the page. For signed-out visitors that is all it does. The SDK and the `Security`
 * wrapper load only when the visitor wants to sign in or out, or when the tokens of this tab have to be renewed; until then,
 * the tokens themselves say who is signed in (stored-session.ts). The wrapper is then mounted next to the page's content and
 * reports its state here, because wrapping existing content would make React remount all of it. A wrapper with an error
 * takes the place of the content (secured-content.tsx).
 */
export function SignOnProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SignOnState>({ status: 'unknown' });
  const [client, setClient] = useState<SignOnClient>();
  const wasSignedIn = useRef(false);

  const reportState = useCallback((found: SignOnState) => {
    wasSignedIn.current ||= found.status === 'signed-in';
    setState((current) => {
      if (found.status === 'signed-out' && wasSignedIn.current) return { status: 'ended' };
      // The account stays as it is: what was typed would be lost, and each request renews the tokens or says that it can't.
      return found.status === 'unreachable' && current.status === 'signed-in' ? current : found;
    });
  }, []);

  const loadClient = useCallback(async () => {
    const loaded = await loadOnce();
    setClient(loaded);
    if (loaded.refusal) setState({ status: 'unavailable' });
    return loaded;
  }, []);

  useStoredSession(client, loadClient, reportState);

  // The style sheet uses the same attribute that SIGNED_IN_SCRIPT sets before the first paint.
  useEffect(() => {
    if (state.status === 'unknown') return;
    document.documentElement.toggleAttribute('data-signed-in', state.status === 'signed-in' || state.status === 'unreachable');
  }, [state.status]);

  const signIn = useCallback(async () => {
    try {
      return await (await loadClient()).signIn();
    } catch (error) {
      console.error('Failed to load the sign-on:', error);
      return 'unreachable' as const;
    }
  }, [loadClient]);
  const accessToken = useCallback(async () => {
    const { readStoredSession } = await import('./stored-session');
    return readStoredSession()?.accessToken ?? (await loadClient()).accessToken();
  }, [loadClient]);
  const refusal = client?.refusal;
  const signOn = useMemo(
    () => ({ state, refusal, loadClient, signIn, accessToken }),
    [state, refusal, loadClient, signIn, accessToken],
  );

  return (
    <SignOnContext value={signOn}>
      {children}
      {client && !refusal ? <client.View onStateChange={reportState} /> : null}
    </SignOnContext>
  );
}

/** Reports who is signed in by the tokens of this tab, until the SDK is loaded and does so itself. */
function useStoredSession(
  client: SignOnClient | undefined,
  loadClient: () => Promise<SignOnClient>,
  reportState: (state: SignOnState) => void,
): void {
  useEffect(() => {
    if (client) return undefined;
    const sdkLoaded = new AbortController();
    const { signal } = sdkLoaded;
    const reportFailure = (error: unknown) => {
      console.error('Failed to load the sign-on:', error);
      reportState({ status: 'unreachable' });
    };
    const onRenewalDue = () => void loadClient().catch(reportFailure);
    const follow = () => {
      import('./stored-session')
        .then(({ subscribeToStoredSession }) => subscribeToStoredSession({ onStateChange: reportState, onRenewalDue, signal }))
        .catch(reportFailure);
    };
    // A page restored from the back/forward cache may be older than a sign-in.
    const followAfterSignIn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !hasTokens()) return;
      removeEventListener('pageshow', followAfterSignIn);
      follow();
    };
    // SIGNED_IN_SCRIPT has already looked for tokens.
    if (document.documentElement.dataset.signedIn !== undefined) follow();
    else {
      reportState({ status: 'signed-out' });
      addEventListener('pageshow', followAfterSignIn, { signal });
    }
    return () => sdkLoaded.abort();
  }, [client, loadClient, reportState]);
}
