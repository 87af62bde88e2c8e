import { expect, it } from 'vitest';
import { formatDay } from './format-day';

it.each([
  ['2026-11-21', 'November 21, 2026'],
  ['2026-11-21T23:59:59Z', 'November 21, 2026'],
  ['2026-11-21T23:59:59-05:00', 'November 22, 2026'],
  [new Date('2026-02-01T00:00:00Z'), 'February 1, 2026'],
  ['2026-08', 'August 2026'],
  ['next week', 'next week'],
])('%s is shown as %s', (day, shown) => expect(formatDay(day)).toBe(shown));
