'use client';

import type { ReactElement, ReactNode } from 'react';
import { useIsHydrated } from '@/ui/use-is-hydrated';

/**
 * Renders its children once the page is hydrated, for what most readers never open. It comes with React's data instead of
 * the first response.
 */
export function WhenHydrated({ children }: { readonly children: ReactNode }): ReactElement {
  return <>{useIsHydrated() ? children : null}</>;
}
