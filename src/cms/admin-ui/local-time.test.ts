import { expect, it } from 'vitest';
import { formatAdminTime, formatWallTime, parseLocalTime } from './local-time';

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

it.each([
  ['2027-03-23T18:00', 'Mar 23, 2027, 6:00 PM'],
  ['2026-11-01T01:30-04:00', 'Nov 1, 2026, 1:30 AM'],
  ['2027-03', '2027-03'],
  ['2027-13-40T10:00', '2027-13-40T10:00'],
  [undefined, undefined],
])('a list shows the local time %j as %j', (stored, expected) => expect(formatWallTime(stored)).toBe(expected));
