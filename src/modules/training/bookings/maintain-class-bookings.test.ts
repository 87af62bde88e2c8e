import { expect, it } from 'vitest';
import { getDueReminders } from './maintain-class-bookings';

const BEGIN = new Date('2027-01-12T08:00:00Z');
const EARLY = new Date('2026-12-01T08:00:00Z');

it.each([
  ['2027-01-05T07:59:59Z', EARLY, []],
  ['2027-01-05T08:00:00Z', EARLY, [7]],
  ['2027-01-11T08:00:00Z', EARLY, [1]],
  ['2027-01-12T08:00:00Z', EARLY, []],
  // Booked three days before: no reminder from a week before.
  ['2027-01-10T08:00:00Z', new Date('2027-01-09T08:00:00Z'), []],
  ['2027-01-11T09:00:00Z', new Date('2027-01-09T08:00:00Z'), [1]],
])('at %s the reminders that are due, booked %s, are %j', (now, bookedAt, expected) =>
  expect(getDueReminders(BEGIN, bookedAt, new Date(now))).toEqual(expected),
);
