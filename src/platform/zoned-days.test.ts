import { describe, expect, it } from 'vitest';
import { endOfDay, formatEndOfDay, toInstant, startOfDay } from './zoned-days';

describe('day in a time zone', () => {
  it.each([
    ['2026-07-15', 'America/New_York', '2026-07-15T04:00:00.000Z', 24],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 23],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', 25],
    ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', 25],
    ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z', 23],
    ['2026-11-30', 'Asia/Kolkata', '2026-11-29T18:30:00.000Z', 24],
  ])('%s in %s starts at %s and has %i hours', (day, zone, begin, hours) => {
    expect(startOfDay(day, zone).toISOString()).toBe(begin);
    expect((endOfDay(day, zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000).toBe(hours);
  });

  it('starts at its first moment where there is no midnight', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
  });

  it('ends one second after its last second', () => {
    expect(formatEndOfDay('2026-11-30', 'America/New_York')).toBe('2026-11-30T23:59:59-05:00');
    expect(formatEndOfDay('2026-10-24', 'Europe/London')).toBe('2026-10-24T23:59:59+01:00');
    expect(formatEndOfDay('2026-10-25', 'Europe/London')).toBe('2026-10-25T23:59:59+00:00');
  });
});

it("a time of day is the instant at which the zone's clocks show it", () => {
  expect(toInstant('2026-11-21', '09:00', 'America/New_York').toISOString()).toBe('2026-11-21T14:00:00.000Z');
  expect(toInstant('2026-07-21', '09:00', 'America/New_York').toISOString()).toBe('2026-07-21T13:00:00.000Z');
  expect(toInstant('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
});
