import { expect, it } from 'vitest';
import { addMinutes, toZonedDateTime } from '@/platform/zoned-time';
import { buildEventNode } from './structured-data';

const begin = toZonedDateTime({ wall: '2027-03-09T10:00', zone: 'Europe/Berlin' });
const event = { url: '/e', name: 'Pools', description: 'Talks.', begin, end: addMinutes(begin, 60) };
const previousBegin = toZonedDateTime({ wall: '2027-03-02T10:00', zone: 'Europe/Berlin' });

it.each([
  ['is scheduled', undefined, undefined, { eventStatus: 'https://schema.org/EventScheduled' }],
  [
    'was moved',
    undefined,
    previousBegin,
    { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2027-03-02T10:00+01:00' },
  ],
  ['was canceled', 'Ill.', undefined, { eventStatus: 'https://schema.org/EventCancelled' }],
  ['was moved, and canceled then', 'Ill.', previousBegin, { eventStatus: 'https://schema.org/EventCancelled' }],
])('an event that %s says so to search engines', (_what, cancellation, previous, expected) => {
  const { eventStatus, previousStartDate, startDate, name } = buildEventNode({ ...event, cancellation, previousBegin: previous });
  expect({ eventStatus, ...(previousStartDate !== undefined && { previousStartDate }) }).toEqual(expected);
  expect([startDate, name]).toEqual(['2027-03-09T10:00+01:00', 'Pools']);
});
