import { describe, expect, it } from 'vitest';
import {
  toDate,
  formatDateRange,
  hasPassed,
  isTimeZone,
  addMinutes,
  validateWallTime,
  formatTimeRangeInUtc,
  formatTimeRange,
  toZonedDateTime,
} from '.';

const instant = (wall: string, zone: string): string => toDate(toZonedDateTime({ wall, zone })).toISOString();
const words = (from: string, to: string, zone: string) =>
  formatTimeRange(toZonedDateTime({ wall: from, zone }), toZonedDateTime({ wall: to, zone }));

describe('instant of a wall time', () => {
  it.each([
    ['winter in New York', '2027-01-12T10:00', 'America/New_York', '2027-01-12T15:00:00.000Z'],
    ['summer in New York', '2027-07-13T10:00', 'America/New_York', '2027-07-13T14:00:00.000Z'],
    ['the week in which only America has changed its clocks', '2027-03-16T10:00', 'America/New_York', '2027-03-16T14:00:00.000Z'],
    ['Berlin in that week', '2027-03-16T10:00', 'Europe/Berlin', '2027-03-16T09:00:00.000Z'],
    ['a zone with a half-hour offset', '2027-02-02T15:30', 'Asia/Kolkata', '2027-02-02T10:00:00.000Z'],
    ['a zone with a 45-minute offset', '2027-02-02T15:30', 'Asia/Kathmandu', '2027-02-02T09:45:00.000Z'],
    ['half-hour daylight saving time', '2026-12-08T09:00', 'Australia/Lord_Howe', '2026-12-07T22:00:00.000Z'],
    ['its standard time', '2026-07-08T09:00', 'Australia/Lord_Howe', '2026-07-07T22:30:00.000Z'],
    ['São Paulo, when it had daylight saving time', '2018-12-04T10:00', 'America/Sao_Paulo', '2018-12-04T12:00:00.000Z'],
    ['São Paulo, without daylight saving time', '2026-12-04T10:00', 'America/Sao_Paulo', '2026-12-04T13:00:00.000Z'],
    ['the first occurrence in fall', '2026-11-01T01:30-04:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['the second occurrence in fall', '2026-11-01T01:30-05:00', 'America/New_York', '2026-11-01T06:30:00.000Z'],
    ['before the day that Samoa skipped', '2011-12-29T12:00', 'Pacific/Apia', '2011-12-29T22:00:00.000Z'],
    ['after the day that Samoa skipped', '2011-12-31T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ])('%s', (_what, wall, zone, expected) => {
    expect(validateWallTime({ wall, zone })).toBeUndefined();
    expect(instant(wall, zone)).toBe(expected);
  });

  it('follows current time rules even if an offset was right when it was written', () => {
    expect(instant('2026-12-04T10:00-02:00', 'America/Sao_Paulo')).toBe('2026-12-04T13:00:00.000Z');
  });
});

describe('time that a clock skips or shows twice is rejected with a sentence', () => {
  it.each([
    ['the gap in spring', '2027-03-14T02:30', 'America/New_York', 'There is no 2027-03-14 02:30 in America/New_York'],
    ['a half-hour gap', '2026-10-04T02:15', 'Australia/Lord_Howe', 'There is no 2026-10-04 02:15'],
    ['a skipped day', '2011-12-30T12:00', 'Pacific/Apia', 'There is no 2011-12-30 12:00'],
    ['the repeated hour', '2026-11-01T01:30', 'America/New_York', '2026-11-01T01:30-04:00 or 2026-11-01T01:30-05:00'],
    ['an offset that the zone does not have at that time', '2026-11-01T03:30-04:00', 'America/New_York', 'the offset is -05:00'],
    ['a day that does not exist', '2027-02-29T10:00', 'Europe/Berlin', 'Enter a time such as'],
    ['a time without minutes', '2027-02-01T10', 'Europe/Berlin', 'Enter a time such as'],
    ['an invalid zone', '2027-02-01T10:00', 'Berlin', 'time zone database'],
  ])('%s', (_what, wall, zone, expected) => {
    expect(validateWallTime({ wall, zone })).toContain(expected);
  });

  it('an offset is not a zone', () => {
    expect(isTimeZone('+02:00')).toBe(false);
    expect(isTimeZone('America/Argentina/Buenos_Aires')).toBe(true);
    expect(isTimeZone('UTC')).toBe(true);
  });
});

describe('formatted range', () => {
  it('names the day and AM or PM once', () => {
    expect(words('2027-03-09T10:00', '2027-03-09T11:00', 'America/New_York')).toEqual({
      when: 'Tuesday, March 9, 2027, 10:00 to 11:00 AM',
      zone: 'New York time (UTC−5)',
    });
    expect(words('2027-03-09T11:30', '2027-03-09T12:30', 'Asia/Kolkata')).toEqual({
      when: 'Tuesday, March 9, 2027, 11:30 AM to 12:30 PM',
      zone: 'Kolkata time (UTC+5:30)',
    });
  });

  it.each([
    ['America/Sao_Paulo', 'São Paulo time (UTC−3)'],
    ['Asia/Calcutta', 'Kolkata time (UTC+5:30)'],
    ['America/New_York', 'New York time (UTC−4)'],
  ])('names the city of %s: %s', (zone, name) => {
    expect(words('2027-03-23T18:00', '2027-03-23T19:00', zone).zone).toBe(name);
  });

  it('names both offsets when the clocks change in between', () => {
    expect(words('2026-10-24T09:00', '2026-10-25T17:00', 'Europe/Lisbon')).toEqual({
      when: 'Saturday, October 24, 2026, 9:00 AM to Sunday, October 25, 2026, 5:00 PM',
      zone: 'Lisbon time (UTC+1, then UTC)',
    });
  });

  it('an hour across the change lasts an hour', () => {
    const begin = toZonedDateTime({ wall: '2027-03-14T01:30', zone: 'America/New_York' });
    expect(formatTimeRange(begin, addMinutes(begin, 60))).toEqual({
      when: 'Sunday, March 14, 2027, 1:30 to 3:30 AM',
      zone: 'New York time (UTC−5, then UTC−4)',
    });
    const autumn = toZonedDateTime({ wall: '2026-11-01T01:30-04:00', zone: 'America/New_York' });
    expect(formatTimeRange(autumn, addMinutes(autumn, 60))).toEqual({
      when: 'Sunday, November 1, 2026, 1:30 to 1:30 AM',
      zone: 'New York time (UTC−4, then UTC−5)',
    });
    expect(formatTimeRangeInUtc(autumn, addMinutes(autumn, 60))).toBe('5:30 to 6:30 AM UTC');
  });

  it('formats the same range in UTC, where it may be another day', () => {
    const begin = toZonedDateTime({ wall: '2026-12-08T08:00', zone: 'Australia/Lord_Howe' });
    expect(formatTimeRangeInUtc(begin, addMinutes(begin, 240))).toBe(
      'Monday, December 7, 2026, 9:00 PM to Tuesday, December 8, 2026, 1:00 AM UTC',
    );
  });

  it('formats days without times', () => {
    const days = (from: string, to: string) =>
      formatDateRange(toZonedDateTime({ wall: from, zone: 'Asia/Tokyo' }), toZonedDateTime({ wall: to, zone: 'Asia/Tokyo' }));
    expect(days('2027-02-18T09:00', '2027-02-18T17:00')).toBe('February 18, 2027');
    expect(days('2027-02-18T09:00', '2027-02-20T17:00')).toBe('February 18 to 20, 2027');
    expect(days('2027-02-28T09:00', '2027-03-01T17:00')).toBe('February 28 to March 1, 2027');
    expect(days('2026-12-31T09:00', '2027-01-01T17:00')).toBe('December 31, 2026 to January 1, 2027');
  });
});

it('an event is over at its end, to the millisecond', () => {
  const end = toZonedDateTime({ wall: '2026-10-25T17:00', zone: 'Europe/Lisbon' });
  expect(hasPassed(end, new Date('2026-10-25T16:59:59.999Z'))).toBe(false);
  expect(hasPassed(end, new Date('2026-10-25T17:00:00.000Z'))).toBe(true);
});
