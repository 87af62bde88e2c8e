import { describe, expect, it } from 'vitest';
import { toDate } from '@/platform/zoned-time';
import { getClassDays, validateClassTimes } from './training-class';

const instants = (start: string, end: string, zone: string) =>
  getClassDays({ start, end, zone }).map((day) => `${toDate(day.begin).toISOString()} ${toDate(day.end).toISOString()}`);

describe('the days of a class', () => {
  it('are the weekdays from the first to the last, at the same time of day', () => {
    expect(instants('2027-01-12T09:00', '2027-01-13T16:30', 'Europe/Berlin')).toEqual([
      '2027-01-12T08:00:00.000Z 2027-01-12T15:30:00.000Z',
      '2027-01-13T08:00:00.000Z 2027-01-13T15:30:00.000Z',
    ]);
  });

  it('begin at the same time of day on both sides of a clock change and a weekend', () => {
    expect(instants('2027-03-12T09:00', '2027-03-15T16:30', 'America/New_York')).toEqual([
      '2027-03-12T14:00:00.000Z 2027-03-12T21:30:00.000Z',
      '2027-03-15T13:00:00.000Z 2027-03-15T20:30:00.000Z',
    ]);
    expect(instants('2027-10-29T09:00', '2027-11-01T16:30', 'Europe/London')).toEqual([
      '2027-10-29T08:00:00.000Z 2027-10-29T15:30:00.000Z',
      '2027-11-01T09:00:00.000Z 2027-11-01T16:30:00.000Z',
    ]);
  });
});

it('a class without a weekday, which only SQL can store, has its first day', () => {
  const saturday = '2027-01-16T08:00:00.000Z 2027-01-16T15:00:00.000Z';
  expect(instants('2027-01-16T09:00', '2027-01-17T16:00', 'Europe/Berlin')).toEqual([saturday]);
  expect(instants('2027-01-16T09:00', '2027-01-15T16:00', 'Europe/Berlin')).toEqual([saturday]);
});

describe('the times of a class', () => {
  it('are valid when it begins and ends on a weekday', () => {
    expect(validateClassTimes({ start: '2027-03-12T09:00', end: '2027-03-15T16:30', zone: 'America/New_York' })).toEqual([]);
  });

  it.each([
    ['2027-01-12T09:00', '2027-01-13T16:30', 'Mars/Olympus', 'zone'],
    ['2027-01-12T09:00', '2027-01-12T09:00', 'Europe/Berlin', 'end'],
    ['2027-01-12T09:00', '2027-01-13T08:00', 'Europe/Berlin', 'end'],
    ['2027-01-16T09:00', '2027-01-18T16:00', 'Europe/Berlin', 'start'],
    ['2027-01-14T09:00', '2027-01-17T16:00', 'Europe/Berlin', 'end'],
    ['2027-01-12T09:00', '2027-03-12T16:30', 'Europe/Berlin', 'end'],
    ['2027-01-12T09:00+01:00', '2027-01-12T16:00', 'Europe/Berlin', 'start'],
    ['tomorrow', '2027-01-12T16:00', 'Europe/Berlin', 'start'],
  ])('are refused: %s to %s in %s', (start, end, zone, path) => {
    expect(validateClassTimes({ start, end, zone }).map((problem) => problem.path)).toEqual([path]);
  });
});
