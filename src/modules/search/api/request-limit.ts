import { LRUCache } from 'lru-cache';
import { getClientIp, getClientNetwork } from '@/platform/client-ip';

/** A person types eight letters a second at most; an office may share an address. */
const REQUESTS_PER_SECOND = 20;
const BURST = 120;

interface Allowance {
  left: number;
  at: number;
}

/** In memory, because a query to count a search would take as long as the search. Each instance counts for itself. */
const allowances = new LRUCache<string, Allowance>({ max: 20_000, ttl: 10 * 60_000 });

/** Returns whether the sender of a request may search now, and counts it. */
export function mayRequest(request: Pick<Request, 'headers'>, now = Date.now()): boolean {
  const address = getClientIp(request);
  const key = address === undefined ? '' : getClientNetwork(address);
  const before = allowances.get(key) ?? { left: BURST, at: now };
  const left = Math.min(BURST, before.left + ((now - before.at) / 1_000) * REQUESTS_PER_SECOND);
  allowances.set(key, { left: Math.max(0, left - 1), at: now });
  return left >= 1;
}
