import { SIGN_OUT_STATE_KEY } from '@/platform/constants';

/** How far a sign-out has come when the page at /logout is shown. */
export type SignOutOutcome = 'with-provider' | 'provider-away';

/** Remembers in this tab how far it has come, before leaving to the provider. */
export function saveSignOutOutcome(outcome: SignOutOutcome): void {
  sessionStorage.setItem(SIGN_OUT_STATE_KEY, outcome);
}

/** Forgets it: somebody signs in again. */
export function clearSignOutOutcome(): void {
  sessionStorage.removeItem(SIGN_OUT_STATE_KEY);
}

/** @returns undefined when nobody has signed out in this tab */
export function getSignOutOutcome(): SignOutOutcome | undefined {
  const kept = sessionStorage.getItem(SIGN_OUT_STATE_KEY);
  return kept === 'with-provider' || kept === 'provider-away' ? kept : undefined;
}
