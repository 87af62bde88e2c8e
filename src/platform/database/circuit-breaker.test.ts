import { afterEach, expect, test, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker';

afterEach(() => vi.useRealTimers());

test('a responding server accepts any number of queries', () => {
  const availability = new CircuitBreaker(3_000);
  expect([availability.allowsRequest(0), availability.allowsRequest(0)]).toEqual([true, true]);
});

test('a server that timed out gets no queries for a second, then one probe at a time', () => {
  const availability = new CircuitBreaker(3_000);
  availability.recordTimeout(10_000);
  expect(availability.allowsRequest(10_999)).toBe(false);
  expect([availability.allowsRequest(11_000), availability.allowsRequest(11_001)]).toEqual([true, false]);
  expect(availability.allowsRequest(14_000)).toBe(true);
});

test('one response closes the circuit for all queries', () => {
  const availability = new CircuitBreaker(3_000);
  availability.recordTimeout(10_000);
  availability.recordResponse();
  expect(availability.allowsRequest(10_001)).toBe(true);
});

test('a clock that is set back does not keep the circuit open', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const availability = new CircuitBreaker(3_000);
  availability.recordTimeout();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(availability.allowsRequest()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(availability.allowsRequest()).toBe(true);
});
