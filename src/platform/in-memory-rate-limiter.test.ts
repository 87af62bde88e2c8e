import { afterEach, expect, it, vi } from 'vitest';
import { CLIENT_IP_HEADER } from './client-ip';
import { createNetworkLimiter, createRateLimiter } from './in-memory-rate-limiter';

const START = 1_000;

afterEach(() => vi.useRealTimers());

it('allows a burst, and then as many as a network regains', () => {
  const mayRequest = createNetworkLimiter({ burst: 3, perSecond: 2 });
  const at = (seconds: number) => mayRequest('192.0.2.1', { now: START + 1_000 * seconds });
  expect([at(0), at(0), at(0), at(0)]).toEqual([true, true, true, false]);
  expect([at(1), at(1), at(1)]).toEqual([true, true, false]);
  expect([at(60), at(60), at(60), at(60)], 'never more than the burst').toEqual([true, true, true, false]);
  expect(mayRequest('192.0.2.2', { now: START }), 'others are not affected').toBe(true);
});

it('counts the addresses of an IPv6 network together', () => {
  const mayRequest = createRateLimiter({ burst: 1, perSecond: 1 });
  const from = (address: string) => mayRequest({ headers: new Headers({ [CLIENT_IP_HEADER]: address }) }, { now: START });
  expect([from('2001:db8:1:2::1'), from('2001:db8:1:2::2'), from('2001:db8:1:3::1')]).toEqual([true, false, true]);
});

it('a client that keeps asking is served as often as the limit says, and a request can count for several', () => {
  const mayRequest = createNetworkLimiter({ burst: 4, perSecond: 1 });
  expect(mayRequest('192.0.2.1', { now: START, cost: 4 })).toBe(true);
  const served = Array.from({ length: 16 }, (_each, index) => mayRequest('192.0.2.1', { now: START + 250 * (index + 1) }));
  expect(served.filter(Boolean)).toHaveLength(4);
  expect(mayRequest('192.0.2.1', { now: START + 7_000, cost: 4 })).toBe(false);
});

it('a network regains requests although the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const mayRequest = createNetworkLimiter({ burst: 2, perSecond: 1 });
  expect(mayRequest('192.0.2.1')).toBe(true);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect([mayRequest('192.0.2.1'), mayRequest('192.0.2.1')]).toEqual([true, false]);
  vi.advanceTimersByTime(1_000);
  expect(mayRequest('192.0.2.1')).toBe(true);
});
