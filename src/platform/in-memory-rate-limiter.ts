import { LRUCache } from 'lru-cache';
import { getClientIp, getClientNetwork } from './client-ip';

interface Bucket {
  left: number;
  at: number;
}

export interface RateLimits {
  /** How many requests a network may make at once. */
  burst: number;
  /** How many it regains. */
  perSecond: number;
}

interface Attempt {
  /** How many requests this one counts for. */
  cost?: number;
  /** Milliseconds of a clock that is never set back, because no network would regain any requests for as long. */
  now?: number;
}

/**
 * Creates a function that returns whether the sender of a request may make it now, and counts it. It counts in memory, for
 * requests that take less time than a count in Postgres, so each instance counts for itself.
 */
export function createRateLimiter(limits: RateLimits): (request: Pick<Request, 'headers'>, attempt?: Attempt) => boolean {
  const mayRequest = createNetworkLimiter(limits);
  return (request, attempt) => {
    const address = getClientIp(request);
    return mayRequest(address === undefined ? '' : getClientNetwork(address), attempt);
  };
}

/**
 * The same for a request that Next doesn't see, by the network of its client. A refused request doesn't count, so a client that
 * keeps asking is served as often as the limit says.
 */
export function createNetworkLimiter({ burst, perSecond }: RateLimits): (network: string, attempt?: Attempt) => boolean {
  const buckets = new LRUCache<string, Bucket>({ max: 20_000, ttl: 10 * 60_000 });
  return (network, { cost = 1, now = performance.now() } = {}) => {
    const before = buckets.get(network) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1_000) * perSecond);
    const isAllowed = left >= cost;
    buckets.set(network, { left: isAllowed ? left - cost : left, at: now });
    return isAllowed;
  };
}
