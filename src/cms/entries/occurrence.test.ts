import { describe, expect, it } from 'vitest';
import { addMinutes, toZonedDateTime } from '@/platform/zoned-time';
import { buildPublicTitle, describeDifference, findOccurrenceChange, getOriginalSlug, type Occurrence } from './occurrence';

function at(wall: string, { isCanceled = false, zone = 'Europe/Berlin', minutes = 60, place = 'Munich' } = {}): Occurrence {
  const begin = toZonedDateTime({ wall, zone });
  return { time: { begin, end: addMinutes(begin, minutes) }, place, isCanceled };
}

const NOW = new Date('2027-03-01T12:00:00Z');
const PAST = '2027-02-01T10:00';
const SOON = '2027-03-09T10:00';
const LATER = '2027-03-16T10:00';
const canceled = { isCanceled: true };

describe('people who have registered are notified', () => {
  it.each([
    ['when it is canceled', at(SOON), at(SOON, canceled), 'canceled'],
    ['when it is canceled and moved at once', at(SOON), at(LATER, canceled), 'canceled'],
    ['when it is moved', at(SOON), at(LATER), 'moved'],
    ['when it is moved to an earlier hour', at(SOON), at('2027-03-09T09:00'), 'moved'],
    ['when only its zone changes', at(SOON), at(SOON, { zone: 'Europe/London' }), 'moved'],
    ['when it takes place after all', at(SOON, canceled), at(SOON), 'resumed'],
    ['when it takes place after all, at another time', at(PAST, canceled), at(LATER), 'resumed'],
    ['while it is going on', at('2027-03-01T12:30'), at(LATER), 'moved'],
    ['when it ends at another time', at(SOON), at(SOON, { minutes: 90 }), 'moved'],
    ['when it takes place elsewhere', at(SOON), at(SOON, { place: 'Berlin' }), 'moved'],
  ])('%s', (_what, before, after, change) => {
    expect(findOccurrenceChange(before, after, NOW)).toBe(change);
  });

  it.each([
    ['of a publish that changes nothing of this', at(SOON), at(SOON)],
    ['of the same time in another zone', at(SOON), at('2027-03-09T09:00', { zone: 'Europe/London' })],
    ['again while it stays canceled', at(SOON, canceled), at(LATER, canceled)],
    ['of what has taken place', at(PAST), at('2027-02-02T10:00')],
    ['of where it has taken place', at(PAST), at(PAST, { place: 'Berlin' })],
    ['of a cancellation after the end', at(PAST), at(PAST, canceled)],
    ['of the session of next year, which takes the place of one that is over', at(PAST), at(LATER)],
    ['of a move into the past', at(SOON), at(PAST)],
    ['of a resumption after the end', at(PAST, canceled), at(PAST)],
  ])('not %s', (_what, before, after) => {
    expect(findOccurrenceChange(before, after, NOW)).toBeUndefined();
  });
});

it.each([
  ['time', at(LATER)],
  ['time', at(LATER, { minutes: 90 })],
  ['end time', at(SOON, { minutes: 90 })],
  ['place', at(SOON, { place: 'Berlin' })],
  ['time and place', at(LATER, { place: 'Berlin' })],
  ['end time and place', at(SOON, { minutes: 30, place: 'Berlin' })],
  [undefined, at('2027-03-09T09:00', { zone: 'Europe/London' })],
])('the difference is the %s', (difference, after) => {
  expect(describeDifference(at(SOON), after)).toBe(difference);
});

it('the title says that it is canceled, once', () => {
  expect(buildPublicTitle({ title: 'Pools', canceled: true })).toBe('Canceled: Pools');
  expect(buildPublicTitle({ title: 'Canceled: Pools', canceled: true })).toBe('Canceled: Pools');
  expect(buildPublicTitle({ title: 'Cancellation of statements', canceled: true })).toBe('Canceled: Cancellation of statements');
  expect(buildPublicTitle({ title: 'Pools', canceled: false })).toBe('Pools');
  expect(buildPublicTitle({ title: 'Pools' })).toBe('Pools');
});

it('a renamed entry is known by its first slug', () => {
  expect(getOriginalSlug({ slug: 'pools', originalSlug: null })).toBe('pools');
  expect(getOriginalSlug({ slug: 'pools-and-queues', originalSlug: 'pools' })).toBe('pools');
});
