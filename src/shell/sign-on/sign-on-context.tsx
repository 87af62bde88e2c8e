'use client';

import { createContext, useContext, type ReactNode } from 'react';

/** Whether somebody is signed in, as the tree sees it. */
export type SignOnState = { status: 'signed-out' } | { status: 'signed-in'; name: string };

const SIGNED_OUT: SignOnState = { status: 'signed-out' };
const SignOnContext = createContext<SignOnState>(SIGNED_OUT);

/** Gives the state of the single sign-on to the page. Nobody can sign in yet, so it says "signed out". */
export function SignOnProvider({ children }: { children: ReactNode }) {
  return <SignOnContext value={SIGNED_OUT}>{children}</SignOnContext>;
}

/** The state of the single sign-on. */
export function useSignOn(): SignOnState {
  return useContext(SignOnContext);
}
