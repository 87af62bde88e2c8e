import { expect, it } from 'vitest';
import { getClockDifference } from './clock-difference';

it.each([
  ['between the two', 1_002.5, 0],
  ['in the last millisecond', 1_005.9, 0],
  ['before them', 400, 600],
  ['after them', 2_005, -1_000],
])('the time of Postgres %s', (_place, databaseTime, difference) =>
  expect(getClockDifference(databaseTime, 1_000, 1_005)).toBe(difference),
);
