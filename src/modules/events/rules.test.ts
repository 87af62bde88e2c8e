import { describe, expect, it } from 'vitest';
import { validateEvent } from './rules';

const event = { slug: 'x', start: '2027-03-09T10:00', end: '2027-03-09T18:00', zone: 'Europe/Berlin' };
const paths = (broken: readonly { path: string }[]) => broken.map(({ path }) => path);

describe('validateEvent', () => {
  it('compares start and end as instants, not as local times', () => {
    expect(validateEvent(event)).toEqual([]);
    expect(paths(validateEvent({ ...event, end: '2027-03-09T10:00' }))).toEqual(['end']);
    // The second occurrence of an hour comes after the first, although its local time is earlier.
    expect(
      validateEvent({ ...event, zone: 'America/New_York', start: '2026-11-01T01:45-04:00', end: '2026-11-01T01:15-05:00' }),
    ).toEqual([]);
  });

  it('reports times that don’t exist in the time zone', () => {
    expect(paths(validateEvent({ ...event, start: '2027-03-28T02:30', end: '2027-02-30T10:00' }))).toEqual(['start', 'end']);
    expect(paths(validateEvent({ ...event, slug: 'past' }))).toEqual(['slug']);
  });
});
