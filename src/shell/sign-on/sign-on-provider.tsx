'use client';

import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { SignOnState } from '@/modules/account/client';
import type { SignOnEngine } from './sign-on-engine';
import { SignOnContext } from './sign-on-context';

let loading: Promise<SignOnEngine> | undefined;

/** Loads the SDK and its wrapper once. A failure isn't cached, so the next attempt tries again. */
function loadOnce(): Promise<SignOnEngine> {
  loading ??= import('./sign-on-engine')
    .then(({ startEngine }) => startEngine())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * Determines the initial state.
 * @returns the state if it is known without the SDK; otherwise the SDK reports it
 */
async function getInitialState(loadEngine: () => Promise<SignOnEngine>): Promise<SignOnState | undefined> {
  // SIGNED_IN_SCRIPT has already looked for tokens.
  if (document.documentElement.dataset.signedIn === undefined) return { status: 'signed-out' };
  try {
    await loadEngine();
    return undefined;
  } catch (error) {
    console.error('Failed to load the sign-on:', error);
    return { status: 'out-of-reach' };
  }
}

/**
 * Provides the single sign-on state to the page. For signed-out visitors that is all it does: the SDK and the
 * `Security` wrapper load only when this tab has tokens or the visitor wants to sign in. The wrapper is then mounted
 * next to the page's content and reports its state here, because wrapping existing content would make React remount all
 * of it. A wrapper with an error takes the place of the content (secured-content.tsx).
 */
export function SignOnProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SignOnState>({ status: 'unknown' });
  const [engine, setEngine] = useState<SignOnEngine>();

  const loadEngine = useCallback(async () => {
    const loaded = await loadOnce();
    setEngine(loaded);
    if (loaded.refusal) setState({ status: 'unavailable' });
    return loaded;
  }, []);

  useEffect(() => {
    void getInitialState(loadEngine).then((found) => {
      if (found) setState(found);
    });
  }, [loadEngine]);

  // The style sheet uses the same attribute that SIGNED_IN_SCRIPT sets before the first paint.
  useEffect(() => {
    if (state.status === 'unknown') return;
    document.documentElement.toggleAttribute('data-signed-in', state.status === 'signed-in' || state.status === 'out-of-reach');
  }, [state.status]);

  const signIn = useCallback(async () => {
    try {
      return await (await loadEngine()).signIn();
    } catch (error) {
      console.error('Failed to load the sign-on:', error);
      return 'out-of-reach' as const;
    }
  }, [loadEngine]);
  const accessToken = useCallback(async () => (await loadEngine()).accessToken(), [loadEngine]);
  const refusal = engine?.refusal;
  const signOn = useMemo(
    () => ({ state, refusal, loadEngine, signIn, accessToken }),
    [state, refusal, loadEngine, signIn, accessToken],
  );

  return (
    <SignOnContext value={signOn}>
      {children}
      {engine && !refusal ? <engine.View onStateChange={setState} /> : null}
    </SignOnContext>
  );
}
