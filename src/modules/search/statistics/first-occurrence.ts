import { LRUCache } from 'lru-cache';
import { getClientIp, getClientNetwork } from '@/platform/client-ip';
import { DAY_MS } from '@/platform/durations';

/** What each network has been counted for. Never stored. */
const counted = new LRUCache<string, true>({ max: 20_000, ttl: DAY_MS });
/**
 * For how much each network is counted in a day: more than an office searches, and far less than what is remembered above. Otherwise
 * a network could fill that with made-up queries, and be counted again for one that was forgotten.
 */
const PER_NETWORK_MAX = 500;
const countsOfNetworks = new LRUCache<string, number>({ max: 20_000, ttl: DAY_MS, noUpdateTTL: true });

/**
 * Records that a network asks a query or opens a result of it, and returns whether this is the first time today. Other visitors
 * see the most frequent queries, and a single sender must not choose them.
 */
export function recordFirstOccurrence(request: Pick<Request, 'headers'>, ...what: readonly string[]): boolean {
  const address = getClientIp(request);
  const network = address === undefined ? '' : getClientNetwork(address);
  const key = JSON.stringify([network, ...what]);
  const count = countsOfNetworks.get(network) ?? 0;
  if (counted.has(key) || count >= PER_NETWORK_MAX) return false;
  counted.set(key, true);
  countsOfNetworks.set(network, count + 1);
  return true;
}
