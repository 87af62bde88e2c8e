'use client';

import { createContext, useContext } from 'react';
import type { SignOn } from '@/modules/account/client';
import type { SignOnEngine } from './sign-on-engine';

/** The single sign-on, with what only the sign-on's own pages use. */
export interface SignOnContextValue extends SignOn {
  /**
   * Loads the SDK, once a page.
   * @throws when it, or how the site is set up for it, cannot be had
   */
  readonly loadEngine: () => Promise<SignOnEngine>;
}

export const SignOnContext = createContext<SignOnContextValue | undefined>(undefined);

/**
 * The single sign-on of the page.
 * @throws outside of SignOnProvider, which stands around every page
 */
export function useSignOn(): SignOnContextValue {
  const signOn = useContext(SignOnContext);
  if (!signOn) throw new Error('no SignOnProvider');
  return signOn;
}
