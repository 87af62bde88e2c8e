import { cache } from 'react';
import { addressOfEntry, entryKindOf } from '@/cms/core/entry-kinds';
import { secondsOfChapter } from './chapter-time';
import type { Topic } from '@/cms/core/topics';
import type { Webinar as WebinarDoc } from '@/payload-types';
import { dateOf, minutesLater, type Span, zonedTimeOf } from '@/platform/zoned-time';
import type { CalendarEntry } from '@/modules/calendar';
import { entryAt, visibleNow } from '@/modules/entries';
import { payload } from '@/modules/payload';

const KIND = entryKindOf('webinars');
const SUMMARY_FIELDS = { slug: true, title: true, description: true, topics: true, start: true, zone: true, minutes: true, sample: true, createdAt: true, updatedAt: true } as const;

/** What lists, calendars and feeds show of a webinar. */
export interface WebinarSummary extends Span {
  url: string;
  title: string;
  description: string;
  topics: Topic[];
  minutes: number;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

/** A published webinar. */
export interface Webinar extends WebinarSummary {
  level: WebinarDoc['level'];
  speakers: { name: string; role: string }[];
  products: string[];
  registration: string | undefined;
  recording: string | undefined;
  chapters: { at: string; seconds: number; title: string }[];
  related: string[];
  body: string;
}

/** Every published webinar, in no order. */
export const allWebinars = cache(async (): Promise<WebinarSummary[]> => {
  const where = await visibleNow('webinars');
  const { docs } = await (await payload()).find({ collection: 'webinars', where, select: SUMMARY_FIELDS, pagination: false, depth: 0 });
  return docs.map(summaryOf);
});

/** The published webinar at this address, if there is one. */
export const webinarAt = cache(async (path: string): Promise<Webinar | undefined> => {
  const found = await entryAt('webinars', path);
  return found && webinarOf(found.entry);
});

/** A webinar as an entry of a calendar. */
export function calendarEntryOf({ url, title, description, isSample, begin, end, createdAt, updatedAt }: WebinarSummary, siteUrl: string): CalendarEntry {
  const said = isSample ? `Sample content: this session is an example. ${description}` : description;
  return { url: siteUrl + url, title, description: said, location: 'Online', begin: dateOf(begin), end: dateOf(end), createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}

function summaryOf(doc: Pick<WebinarDoc, keyof typeof SUMMARY_FIELDS>): WebinarSummary {
  const { slug, title, description, topics, start, zone, minutes, sample, createdAt, updatedAt } = doc;
  const begin = zonedTimeOf({ wall: start, zone });
  return { url: addressOfEntry(KIND, slug), title, description, topics, begin, end: minutesLater(begin, minutes), minutes, isSample: sample === true, createdAt, updatedAt };
}

/** An entry of the collection as its page shows it. */
export function webinarOf(doc: WebinarDoc): Webinar {
  const { level, speakers, products, registration, recording, chapters, related, body } = doc;
  return {
    ...summaryOf(doc),
    level,
    speakers: speakers.map(({ name, role }) => ({ name, role })),
    products: products ?? [],
    registration: registration ?? undefined,
    recording: recording ?? undefined,
    chapters: (chapters ?? []).map(({ at, title }) => ({ at, seconds: secondsOfChapter(at) ?? 0, title })),
    related: related ?? [],
    body,
  };
}
