import { LRUCache } from 'lru-cache';
import { getClientIp, getClientNetwork } from './client-ip';

interface Bucket {
  left: number;
  at: number;
}

interface RateLimits {
  /** How many requests a network may make at once. */
  burst: number;
  /** How many it regains. */
  perSecond: number;
}

/**
 * Creates a function that returns whether the sender of a request may make it now, and counts it. It counts in memory, for
 * requests that take less time than a count in Postgres, so each instance counts for itself.
 */
export function createRateLimiter(limits: RateLimits): (request: Pick<Request, 'headers'>, now?: number) => boolean {
  const mayRequest = createNetworkLimiter(limits);
  return (request, now) => {
    const address = getClientIp(request);
    return mayRequest(address === undefined ? '' : getClientNetwork(address), now);
  };
}

/** The same for a request that Next doesn't see, by the network of its client. */
export function createNetworkLimiter({ burst, perSecond }: RateLimits): (network: string, now?: number) => boolean {
  const buckets = new LRUCache<string, Bucket>({ max: 20_000, ttl: 10 * 60_000 });
  return (network, now = Date.now()) => {
    const before = buckets.get(network) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1_000) * perSecond);
    buckets.set(network, { left: Math.max(0, left - 1), at: now });
    return left >= 1;
  };
}
