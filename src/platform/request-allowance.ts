import { LRUCache } from 'lru-cache';
import { getClientIp, getClientNetwork } from './client-ip';

interface Allowance {
  left: number;
  at: number;
}

/**
 * Creates a function that returns whether the sender of a request may make it now, and counts it. It counts in memory, for
 * requests that take less time than a count in Postgres, so each instance counts for itself.
 * @param limits how many requests a network has at once, and how many it gets back in a second
 */
export function createRequestAllowance({
  burst,
  perSecond,
}: {
  burst: number;
  perSecond: number;
}): (request: Pick<Request, 'headers'>, now?: number) => boolean {
  const allowances = new LRUCache<string, Allowance>({ max: 20_000, ttl: 10 * 60_000 });
  return (request, now = Date.now()) => {
    const address = getClientIp(request);
    const key = address === undefined ? '' : getClientNetwork(address);
    const before = allowances.get(key) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1_000) * perSecond);
    allowances.set(key, { left: Math.max(0, left - 1), at: now });
    return left >= 1;
  };
}
