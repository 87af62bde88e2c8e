import { useSyncExternalStore } from 'react';

/** Whether the scripts of the page have taken over: until then a press on a button is lost. */
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
