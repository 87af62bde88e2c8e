import { expect, it } from 'vitest';
import { formatAdminTime, parseLocalTime } from './local-time';

it.each([
  ['2027-01-12T09:30', 'Europe/Berlin', '2027-01-12T08:30:00.000Z'],
  ['9999-12-31T23:59', 'UTC', '9999-12-31T23:59:00.000Z'],
  // Chrome accepts years of up to six digits, so typing 2027 and then 09 gives this.
  ['202709-01-01T10:00', 'UTC', undefined],
  ['2027-02-31T10:00', 'UTC', undefined],
  ['2027-01-12', 'UTC', undefined],
  ['', 'UTC', undefined],
])('“%s” in %s is %s', (wallTime, zone, expected) => expect(parseLocalTime(wallTime, zone)?.toISOString()).toBe(expected));

it('formats a time with its time zone', () => {
  expect(formatAdminTime(new Date('2026-11-26T23:18:00Z'), 'America/New_York')).toBe('Nov 26, 2026, 6:18 PM GMT-5');
});
