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
  expect(getTermStatus('2027-02-09', Date.parse(now))).toEqual(term);
});
