import { expect, it } from 'vitest';
import { formatDay } from '@/platform/format-day';
import { getTermStatus } from './dates';

it('formats a day regardless of the time zone', () => {
  expect(formatDay('2026-12-31')).toBe('December 31, 2026');
});

it.each([
  ['2026-11-20T12:00:00Z', { state: 'running' }],
  ['2027-01-20T12:00:00Z', { state: 'ends-soon', days: 20 }],
  ['2027-02-08T12:00:00Z', { state: 'ends-soon', days: 1 }],
  ['2027-02-09T12:00:00Z', { state: 'ends-soon', days: 0 }],
  // Noon UTC of the next day, when the day is over even in the last time zone.
  ['2027-02-10T11:59:00Z', { state: 'ends-soon', days: 0 }],
  ['2027-02-10T12:01:00Z', { state: 'ended' }],
])('at %s, a term that ends on February 9, 2027 is %j', (now, term) => {
  expect(getTermStatus('2027-02-09', Date.parse(now), 'UTC')).toEqual(term);
});

it.each([
  ['the first minute of a day', '2026-11-25T00:01:00Z', 'UTC', 20],
  ['the last minute of a day', '2026-11-25T23:59:00Z', 'UTC', 20],
  ['a reader who has the day before', '2026-11-25T03:00:00Z', 'America/New_York', 21],
  ['a reader who has the day after', '2026-11-25T23:00:00Z', 'Asia/Tokyo', 19],
  ['a month with a clock change', '2026-10-24T23:30:00Z', 'Europe/Berlin', 51],
])('counts calendar days: %s', (_name, now, zone, days) => {
  expect(getTermStatus('2026-12-15', Date.parse(now), zone)).toEqual({ state: 'ends-soon', days });
});
