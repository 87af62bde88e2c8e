'use client';

import { createContext, useContext, type ReactElement } from 'react';
import type { SignOn } from '@/modules/account/client';
import type { SignOnClient } from './sign-on-client';

/** The single sign-on, with members that only the sign-on's own pages use. */
interface SignOnContextValue extends SignOn {
  /** The error that the security wrapper shows instead of the content, when the sign-on's configuration is invalid. */
  readonly refusal: ReactElement | undefined;
  /**
   * Loads the SDK once per page.
   * @throws when the SDK or its configuration can't be loaded
   */
  readonly loadClient: () => Promise<SignOnClient>;
}

export const SignOnContext = createContext<SignOnContextValue | undefined>(undefined);

/**
 * Returns the page's single sign-on.
 * @throws outside of SignOnProvider, which wraps every page
 */
export function useSignOn(): SignOnContextValue {
  const signOn = useContext(SignOnContext);
  if (!signOn) throw new Error('useSignOn must be used within SignOnProvider.');
  return signOn;
}
