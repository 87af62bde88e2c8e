import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import { parseChapterTime } from './chapter-time';
import type { Topic } from '@/cms/core/topics';
import type { Webinar as WebinarDoc } from '@/payload-types';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, addMinutes, hasPassed, type TimeRange, toZonedDateTime } from '@/platform/zoned-time';
import { type CalendarEntry, findUpcoming } from '@/modules/calendar';
import { buildVisibleWhere, findEntry, findVisibleEntries } from '@/modules/entries';
import { findPublic } from '@/modules/public-reader';

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
  publishedAt: true,
  contentChangedAt: true,
} as const;

/** The data of a webinar that lists, calendars, and feeds show. */
export interface WebinarSummary extends TimeRange {
  url: string;
  title: string;
  description: string;
  topics: Topic[];
  minutes: number;
  isSample: boolean;
  publishedAt: string;
  contentChangedAt: string;
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
  const entries = await findVisibleEntries('webinars', { select: SUMMARY_FIELDS });
  return entries.map(toSummary);
});

/** Returns the most recently announced webinars in full, for the feed. */
export async function getNewestWebinars(limit: number): Promise<Webinar[]> {
  const where = await buildVisibleWhere('webinars');
  const docs = await findPublic('webinars', { where, sort: ['-publishedAt', 'slug'], limit });
  return docs.map(toWebinar);
}

/** Finds the published webinar at this path. */
export const findWebinar = cache(async (path: string): Promise<Webinar | undefined> => {
  const found = await findEntry('webinars', path);
  return found && toWebinar(found.entry);
});

/** Finds the webinar with this slug for which one can still register: it is published and not over. */
export async function findOpenWebinar(slug: string): Promise<Webinar | undefined> {
  const webinar = await findWebinar(buildEntryUrl(KIND, slug));
  if (!webinar || hasPassed(webinar.end, new Date())) return undefined;
  await setCacheExpiry(toDate(webinar.end));
  return webinar;
}

/** Finds the titles of the webinars for which one can still register, next first. */
export async function findOpenWebinarTitles(): Promise<string[]> {
  return (await findUpcoming(await getWebinars())).map(({ title }) => title);
}

/** Converts a webinar to a calendar entry. */
export function toWebinarCalendarEntry(
  { url, title, description, isSample, begin, end, publishedAt, contentChangedAt }: WebinarSummary,
  siteUrl: string,
): CalendarEntry {
  const text = isSample ? `Sample: this session is made up. ${description}` : description;
  return {
    url: siteUrl + url,
    title,
    description: text,
    location: 'Online',
    begin: toDate(begin),
    end: toDate(end),
    createdAt: new Date(publishedAt),
    updatedAt: new Date(contentChangedAt),
  };
}

function toSummary(doc: Pick<WebinarDoc, keyof typeof SUMMARY_FIELDS>): WebinarSummary {
  const { slug, title, description, topics, start, zone, minutes, sample, publishedAt, contentChangedAt } = doc;
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
    publishedAt,
    contentChangedAt,
  };
}

/** Converts an entry of the collection to the data that its page shows. */
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
