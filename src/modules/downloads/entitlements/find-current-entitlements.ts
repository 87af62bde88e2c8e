import { getTermStatus } from '@/modules/account/client';
import type { Entitlement, ProductAccount } from '@/services/product-api/account';

/** Returns what can be used on a day: entitlements that haven't ended, of subscriptions that haven't ended. */
export function findCurrentEntitlements(
  { subscriptions, entitlements }: Pick<ProductAccount, 'subscriptions' | 'entitlements'>,
  now: number,
): Entitlement[] {
  const isCurrent = ({ endsOn }: { readonly endsOn: string }): boolean => getTermStatus(endsOn, now).state !== 'ended';
  const current = new Set(subscriptions.filter(isCurrent).map(({ id }) => id));
  return entitlements.filter((entitlement) => isCurrent(entitlement) && current.has(entitlement.subscription));
}
