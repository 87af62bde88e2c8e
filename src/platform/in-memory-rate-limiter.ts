import { LRUCache } from 'lru-cache';
import { getClientIp, getClientNetwork } from './client-ip';

interface Bucket {
  left: number;
  at: number;
}

/**
 * Creates a function that returns whether the sender of a request may make it now, and counts it. It counts in memory, for
 * requests that take less time than a count in Postgres, so each instance counts for itself.
 * @param limits the burst size of a network, and how many requests per second it regains
 * @returns the function; `cost` is how many requests this one counts for
 */
export function createRateLimiter({
  burst,
  perSecond,
}: {
  burst: number;
  perSecond: number;
}): (request: Pick<Request, 'headers'>, options?: { cost?: number; now?: number }) => boolean {
  const buckets = new LRUCache<string, Bucket>({ max: 20_000, ttl: 10 * 60_000 });
  return (request, { cost = 1, now = Date.now() } = {}) => {
    const address = getClientIp(request);
    const key = address === undefined ? '' : getClientNetwork(address);
    const before = buckets.get(key) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1_000) * perSecond);
    buckets.set(key, { left: Math.max(0, left - cost), at: now });
    return left >= cost;
  };
}
