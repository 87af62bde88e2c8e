import { useSyncExternalStore } from 'react';

/** Whether the scripts of the page have taken over: until then a press on a button is lost. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(watchNothing, () => true, () => false);
}

function watchNothing(): () => void {
  return () => undefined;
}
