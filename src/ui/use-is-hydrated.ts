import { useSyncExternalStore } from 'react';

/** Returns whether the page is hydrated; before that, clicks on a button are lost. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
