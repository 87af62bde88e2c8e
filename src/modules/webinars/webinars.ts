import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import { parseChapterTime } from './chapter-time';
import type { Topic } from '@/cms/core/topics';
import type { Webinar as WebinarDoc } from '@/payload-types';
import { toDate, addMinutes, type TimeRange, toZonedDateTime } from '@/platform/zoned-time';
import type { CalendarEntry } from '@/modules/calendar';
import { findEntry, buildVisibleWhere } from '@/modules/entries';
import { getPublicReader } from '@/modules/public-reader';

const KIND = getEntryKind('webinars');
const SUMMARY_FIELDS = {
  slug: true,
  title: true,
  description: true,
  topics: true,
  start: true,
  zone: true,
  minutes: true,
  sample: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** What lists, calendars and feeds show of a webinar. */
export interface WebinarSummary extends TimeRange {
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

/** Returns all published webinars, unsorted. */
export const getWebinars = cache(async (): Promise<WebinarSummary[]> => {
  const where = await buildVisibleWhere('webinars');
  const { docs } = await (
    await getPublicReader()
  ).find({ collection: 'webinars', where, select: SUMMARY_FIELDS, pagination: false, depth: 0 });
  return docs.map(toSummary);
});

/** Finds the published webinar at this path. */
export const findWebinar = cache(async (path: string): Promise<Webinar | undefined> => {
  const found = await findEntry('webinars', path);
  return found && toWebinar(found.entry);
});

/** Converts a webinar to a calendar entry. */
export function toWebinarCalendarEntry(
  { url, title, description, isSample, begin, end, createdAt, updatedAt }: WebinarSummary,
  siteUrl: string,
): CalendarEntry {
  const said = isSample ? `Sample content: this session is an example. ${description}` : description;
  return {
    url: siteUrl + url,
    title,
    description: said,
    location: 'Online',
    begin: toDate(begin),
    end: toDate(end),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

function toSummary(doc: Pick<WebinarDoc, keyof typeof SUMMARY_FIELDS>): WebinarSummary {
  const { slug, title, description, topics, start, zone, minutes, sample, createdAt, updatedAt } = doc;
  const begin = toZonedDateTime({ wall: start, zone });
  return {
    url: buildEntryUrl(KIND, slug),
    title,
    description,
    topics,
    begin,
    end: addMinutes(begin, minutes),
    minutes,
    isSample: sample === true,
    createdAt,
    updatedAt,
  };
}

/** Converts an entry of the collection to what its page shows. */
export function toWebinar(doc: WebinarDoc): Webinar {
  const { level, speakers, products, registration, recording, chapters, related, body } = doc;
  return {
    ...toSummary(doc),
    level,
    speakers: speakers.map(({ name, role }) => ({ name, role })),
    products: products ?? [],
    registration: registration ?? undefined,
    recording: recording ?? undefined,
    chapters: (chapters ?? []).map(({ at, title }) => ({ at, seconds: parseChapterTime(at) ?? 0, title })),
    related: related ?? [],
    body,
  };
}
