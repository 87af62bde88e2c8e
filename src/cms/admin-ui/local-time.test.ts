import { expect, it } from 'vitest';
import { parseLocalTime } from './local-time';

it.each([
  ['2027-01-12T09:30', 'Europe/Berlin', '2027-01-12T08:30:00.000Z'],
  ['9999-12-31T23:59', 'UTC', '9999-12-31T23:59:00.000Z'],
  // Chrome accepts years of up to six digits, so typing 2027 and then 09 gives this.
  ['202709-01-01T10:00', 'UTC', undefined],
  ['2027-02-31T10:00', 'UTC', undefined],
  ['2027-01-12', 'UTC', undefined],
  ['', 'UTC', undefined],
])('“%s” in %s is %s', (wallTime, zone, expected) => expect(parseLocalTime(wallTime, zone)?.toISOString()).toBe(expected));
