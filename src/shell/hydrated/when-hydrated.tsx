'use client';

import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Renders its children once the page is hydrated, for what most readers never open. It comes with React's data instead of
 * the first response.
 */
export function WhenHydrated({ children }: { readonly children: ReactNode }): ReactElement {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return <>{isHydrated ? children : null}</>;
}
