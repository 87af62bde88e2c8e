'use client';

import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { SignOnState } from '@/modules/account/client';
import type { SignOnEngine } from './sign-on-engine';
import { SignOnContext } from './sign-on-context';

let loading: Promise<SignOnEngine> | undefined;

/** Loads the SDK and what is around it; a failure is not kept, so that the next press tries again. */
function loadOnce(): Promise<SignOnEngine> {
  loading ??= import('./sign-on-engine')
    .then(({ startEngine }) => startEngine())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** @returns the state when it is known without the SDK; otherwise the SDK reports it */
async function getInitialState(loadEngine: () => Promise<SignOnEngine>): Promise<SignOnState | undefined> {
  // SIGNED_IN_SCRIPT has looked for tokens.
  if (document.documentElement.dataset.signedIn === undefined) return { status: 'signed-out' };
  try {
    await loadEngine();
    return undefined;
  } catch (error) {
    console.error('sign-on not loaded:', error);
    return { status: 'out-of-reach' };
  }
}

/**
 * Gives the state of the single sign-on to the page. For somebody who is signed out that is all it does: the SDK and the
 * `Security` wrapper are loaded when this tab keeps tokens, or when somebody wants to sign in. The wrapper then stands
 * beside the page's content and reports to here, because putting it around content that is there already would make
 * React build all of that anew.
 */
export function SignOnProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SignOnState>({ status: 'unknown' });
  const [engine, setEngine] = useState<SignOnEngine>();

  const loadEngine = useCallback(async () => {
    const loaded = await loadOnce();
    setEngine(loaded);
    return loaded;
  }, []);

  useEffect(() => {
    void getInitialState(loadEngine).then((found) => {
      if (found) setState(found);
    });
  }, [loadEngine]);

  // The style sheet follows the same mark that SIGNED_IN_SCRIPT sets before the first paint.
  useEffect(() => {
    if (state.status === 'unknown') return;
    document.documentElement.toggleAttribute('data-signed-in', state.status === 'signed-in' || state.status === 'out-of-reach');
  }, [state.status]);

  const signIn = useCallback(async () => {
    try {
      return await (await loadEngine()).signIn();
    } catch (error) {
      console.error('sign-on not loaded:', error);
      return 'out-of-reach' as const;
    }
  }, [loadEngine]);
  const accessToken = useCallback(async () => (await loadEngine()).accessToken(), [loadEngine]);
  const signOn = useMemo(() => ({ state, loadEngine, signIn, accessToken }), [state, loadEngine, signIn, accessToken]);

  return (
    <SignOnContext value={signOn}>
      {children}
      {engine ? <engine.View onStateChange={setState} /> : null}
    </SignOnContext>
  );
}
