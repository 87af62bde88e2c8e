import { expect, test } from 'vitest';
import { Availability } from './availability';

test('a server that answers is asked, by any number of queries', () => {
  const availability = new Availability(3_000);
  expect([availability.mayAsk(0), availability.mayAsk(0)]).toEqual([true, true]);
});

test('a server that has not answered is left alone for a second, then asked by one query at a time', () => {
  const availability = new Availability(3_000);
  availability.timedOut(10_000);
  expect(availability.mayAsk(10_999)).toBe(false);
  expect([availability.mayAsk(11_000), availability.mayAsk(11_001)]).toEqual([true, false]);
  expect(availability.mayAsk(14_000)).toBe(true);
});

test('one answer opens it for all', () => {
  const availability = new Availability(3_000);
  availability.timedOut(10_000);
  availability.answered();
  expect(availability.mayAsk(10_001)).toBe(true);
});
