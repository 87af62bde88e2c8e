import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import type { Webinar } from '@/payload-types';
import { confirmWebinar } from './confirm-webinar';

const doc = z.custom<Webinar>().parse({
  slug: 'pools-and-queues',
  title: 'Pools and queues',
  description: 'What waits, and where.',
  topics: [],
  start: '2027-02-16T13:30',
  zone: 'Asia/Kolkata',
  minutes: 60,
  publishedAt: '2026-11-01T10:00:00Z',
  contentChangedAt: '2026-11-02T10:00:00Z',
});
const before = new Date('2027-02-16T08:59:59Z');
const after = new Date('2027-02-16T09:00:00Z');

describe('the confirmation of a registration for a webinar', () => {
  it('has its time, and an entry for the calendar with the UID of its page', () => {
    const { heading, page, time, isOver, notes, toCalendarEntry } = confirmWebinar(doc, before);
    expect([heading, page?.url]).toEqual(['You’re registered for Pools and queues', '/resources/webinars/pools-and-queues']);
    expect(time?.begin.toInstant().toString()).toBe('2027-02-16T08:00:00Z');
    expect([isOver, notes]).toEqual([undefined, []]);
    expect(toCalendarEntry?.('https://www.example.org').url).toBe('https://www.example.org/resources/webinars/pools-and-queues');
  });

  it('says that it is over, and where its recording is', () => {
    const { heading, isOver, notes, toCalendarEntry } = confirmWebinar(doc, after);
    expect([heading, isOver, toCalendarEntry]).toEqual(['You registered for Pools and queues', true, undefined]);
    expect(notes).toEqual(['This webinar is over. Its page has the transcript.']);
    const recorded = { ...doc, recording: 'https://video.example.org/1', sample: true };
    expect(confirmWebinar(recorded, after).notes).toEqual([
      'This webinar is over. Its page has the transcript and the recording.',
    ]);
    for (const now of [before, after])
      expect(confirmWebinar(recorded, now).facts).toContainEqual({
        name: 'Sample',
        value: 'The date and the speakers are made up.',
      });
  });

  it('says that it is canceled, and why', () => {
    const canceled = confirmWebinar({ ...doc, canceled: true, cancellation: 'Our speaker is ill.' }, before);
    expect([canceled.heading, canceled.page?.title]).toEqual(['Canceled: Pools and queues', 'Pools and queues']);
    expect([canceled.cancellation, canceled.notes]).toEqual(['Our speaker is ill.', ['This webinar is canceled.']]);
    expect(canceled.toCalendarEntry?.('https://www.example.org').isCanceled).toBe(true);
    expect(JSON.stringify(canceled.facts)).not.toContain('link to join');
  });

  it('promises nothing about one that was unpublished', () => {
    const { heading, page, time, notes, toCalendarEntry } = confirmWebinar(undefined, before);
    expect([heading, page, time, toCalendarEntry]).toEqual(['We’ve received your registration', undefined, undefined, undefined]);
    expect(notes.join()).toContain('It may have been canceled.');
  });
});
