import { LRUCache } from 'lru-cache';
import { getClientIp, getClientNetwork } from '@/platform/client-ip';
import { DAY_MS } from '@/platform/durations';

/** What each network has been counted for. Never stored. */
const counted = new LRUCache<string, true>({ max: 20_000, ttl: DAY_MS });

/**
 * Records that a network asks a query or opens a result of it, and returns whether this is the first time today. Other visitors
 * see the most frequent queries, and a single sender must not choose them.
 */
export function recordFirstOccurrence(request: Pick<Request, 'headers'>, ...what: readonly string[]): boolean {
  const address = getClientIp(request);
  const key = JSON.stringify([address === undefined ? '' : getClientNetwork(address), ...what]);
  if (counted.has(key)) return false;
  counted.set(key, true);
  return true;
}
