'use client';

import { useState, useSyncExternalStore } from 'react';
import type { SignOn } from '@/modules/account/client';
import { hasLocalProgress } from '../progress/has-local-progress';

/** There is nothing to subscribe to: progress made on this page calls `want` itself. */
const neverChanges = () => () => undefined;

interface ProgressOptIn {
  /** Whether to load the progress controls. */
  readonly isWanted: boolean;
  /** Whether the visitor asked for them on this page. */
  readonly isAsked: boolean;
  readonly want: () => void;
}

/**
 * Returns whether to load the progress controls: there is progress on the account or in this browser, or the visitor wants to
 * track it. Visitors who only read don't load them.
 */
export function useProgressOptIn(signOn: SignOn | undefined): ProgressOptIn {
  const isKept = useSyncExternalStore(neverChanges, hasLocalProgress, () => false);
  const [isAsked, setAsked] = useState(false);
  return { isWanted: isKept || isAsked || signOn?.state.status === 'signed-in', isAsked, want: () => setAsked(true) };
}
