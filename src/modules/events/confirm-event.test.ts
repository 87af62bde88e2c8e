import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import type { Event } from '@/payload-types';
import { confirmEvent } from './confirm-event';

const doc = z.custom<Event>().parse({
  slug: 'postgres-day',
  title: 'Postgres Day',
  description: 'Talks.',
  topics: [],
  city: 'Munich',
  country: 'Germany',
  host: 'The user group',
  start: '2027-03-09T10:00',
  end: '2027-03-10T17:00',
  zone: 'Europe/Berlin',
  publishedAt: '2026-11-01T10:00:00Z',
  contentChangedAt: '2026-11-02T10:00:00Z',
});
const during = new Date('2027-03-09T20:00:00Z');
const after = new Date('2027-03-10T16:00:00Z');

describe('the confirmation of a registration for an event', () => {
  it('has its time, its place, and an entry for the calendar, also while it lasts', () => {
    const { heading, page, time, facts, isOver, toCalendarEntry } = confirmEvent(doc, during);
    expect([heading, page?.url]).toEqual(['We’ve received your registration for Postgres Day', '/resources/events/postgres-day']);
    expect([time?.begin, time?.end].map(String)).toEqual([
      '2027-03-09T10:00:00+01:00[Europe/Berlin]',
      '2027-03-10T17:00:00+01:00[Europe/Berlin]',
    ]);
    expect(facts).toContainEqual({ name: 'Where', value: 'Munich, Germany' });
    expect(isOver).toBeUndefined();
    expect(toCalendarEntry?.('https://www.example.org').location).toBe('Munich, Germany');
  });

  it('says that it is over, and that it is a sample', () => {
    const { heading, isOver, facts, notes, toCalendarEntry } = confirmEvent({ ...doc, sample: true }, after);
    expect([heading, isOver, toCalendarEntry]).toEqual(['You registered for Postgres Day', true, undefined]);
    expect(notes).toEqual(['This event is over.']);
    expect(facts).toContainEqual({ name: 'Sample', value: 'This event is made up.' });
  });

  it('says that it is canceled, and why', () => {
    const canceled = confirmEvent({ ...doc, canceled: true, cancellation: 'The venue is closed.' }, during);
    expect([canceled.heading, canceled.cancellation]).toEqual(['Canceled: Postgres Day', 'The venue is closed.']);
    expect(canceled.toCalendarEntry?.('https://www.example.org').isCanceled).toBe(true);
  });

  it('says that one without a page may have been canceled', () => {
    const { page, time, notes } = confirmEvent(undefined, during);
    expect([page, time]).toEqual([undefined, undefined]);
    expect(notes.join()).toContain('It may have been canceled.');
  });
});
