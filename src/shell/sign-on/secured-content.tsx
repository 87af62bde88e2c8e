'use client';

import type { ReactNode } from 'react';
import { useSignOn } from './sign-on-context';

/**
 * Wraps the content of every page in the security wrapper (specification, section 4): with an invalid sign-on
 * configuration, the wrapper's error takes the place of the content.
 */
export function SecuredContent({ children }: { readonly children: ReactNode }): ReactNode {
  return useSignOn().refusal ?? children;
}
