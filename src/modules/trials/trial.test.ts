import { describe, expect, it } from 'vitest';
import { countCalendarDaysUntil, formatDaysUntil, getTrialEnd, getTrialState } from './trial';

const END = '2026-12-01T12:00:00.000Z';
const at = (moment: string) => Date.parse(moment);

describe('getTrialState', () => {
  it.each([
    ['running', '2026-11-24T11:59:59.999Z'],
    ['ends-soon', '2026-11-24T12:00:00.000Z'],
    ['ends-soon', '2026-12-01T11:59:59.999Z'],
    ['ended', '2026-12-01T12:00:00.000Z'],
    ['ended', '2030-01-01T00:00:00.000Z'],
  ])('is “%s” at %s', (state, now) => {
    expect(getTrialState(END, at(now))).toBe(state);
  });
});

describe('days left in a trial', () => {
  it.each([
    ['the last minute of the day before', 1, '2026-11-30T23:59:00Z', 'UTC'],
    ['the first minute of the day', 0, '2026-12-01T00:00:00Z', 'UTC'],
    ['the same moment, where it is still yesterday', 1, '2026-12-01T00:00:00Z', 'America/New_York'],
    ['a moment after the end', 0, '2026-12-01T12:00:01Z', 'UTC'],
    ['the day after', -1, '2026-12-02T00:00:00Z', 'UTC'],
  ])('are calendar days: %s', (_name, days, now, zone) => {
    expect(countCalendarDaysUntil(END, at(now), zone)).toBe(days);
  });

  it.each([
    // Clocks in Berlin go back on October 25, 2026, and forward on March 28, 2027.
    ['a day of 25 hours', 1, '2026-10-25T23:30:00Z', '2026-10-24T22:30:00Z'],
    ['a day of 23 hours', 1, '2027-03-28T22:30:00Z', '2027-03-27T23:30:00Z'],
    ['seven days with one of 23 hours', 7, '2027-03-31T10:00:00Z', '2027-03-24T11:00:00Z'],
    ['sixty days across both', 60, '2026-12-20T09:00:00Z', '2026-10-21T21:30:00Z'],
  ])('are whole days across clock changes: %s', (_name, days, end, now) => {
    expect(countCalendarDaysUntil(end, at(now), 'Europe/Berlin')).toBe(days);
  });

  it('have a text', () => {
    expect([-1, 0, 1, 2, 60].map(formatDaysUntil)).toEqual(['today', 'today', 'tomorrow', 'in 2 days', 'in 60 days']);
  });
});

describe('getTrialEnd', () => {
  it("adds the form's number of days, each 24 hours long", () => {
    expect(getTrialEnd(new Date('2026-10-01T09:30:00Z'), 60).toISOString()).toBe('2026-11-30T09:30:00.000Z');
  });
});
