'use client';

import { useState, useSyncExternalStore } from 'react';
import type { SignOn } from '@/modules/account/client';
import { hasLocalProgress } from '../progress/has-local-progress';

/** Progress in this browser begins with what the visitor does on the page, which says so itself. */
const neverChanges = () => () => undefined;

/**
 * Whether the tools for progress are to be loaded: there is progress, on the account or in this browser, or the visitor
 * wants to keep some. Who only reads doesn't load them.
 */
export function useWantsProgress(signOn: SignOn | undefined): { isWanted: boolean; want: () => void } {
  const isKept = useSyncExternalStore(neverChanges, hasLocalProgress, () => false);
  const [isAsked, setAsked] = useState(false);
  return { isWanted: isKept || isAsked || signOn?.state.status === 'signed-in', want: () => setAsked(true) };
}
