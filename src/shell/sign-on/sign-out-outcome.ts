import { SIGN_OUT_STATE_KEY } from '@/platform/constants';
import { readSessionItem, removeSessionItem, storeSessionItem } from '@/platform/session-storage';

/** How far a sign-out has progressed when /logout is shown. */
export type SignOutOutcome = 'with-provider' | 'provider-unreachable';

/** Saves the outcome in this tab before redirecting to the provider. */
export function saveSignOutOutcome(outcome: SignOutOutcome): void {
  storeSessionItem(SIGN_OUT_STATE_KEY, outcome);
}

/** Clears the outcome when the user signs in again. */
export function clearSignOutOutcome(): void {
  removeSessionItem(SIGN_OUT_STATE_KEY);
}

/**
 * Returns the saved outcome.
 * @returns undefined when no one has signed out in this tab
 */
export function getSignOutOutcome(): SignOutOutcome | undefined {
  const kept = readSessionItem(SIGN_OUT_STATE_KEY);
  return kept === 'with-provider' || kept === 'provider-unreachable' ? kept : undefined;
}
