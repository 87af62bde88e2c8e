import { buildEntryUrl, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { buildPublicTitle, getOriginalSlug } from '@/cms/entries/occurrence';
import type { Topic } from '@/cms/core/taxonomy/topics';
import type { Webinar as WebinarDoc } from '@/payload-types';
import { toDate, addMinutes, type TimeRange, toTimeInZone, toZonedDateTime } from '@/platform/zoned-time';
import type { CalendarEntry } from '@/modules/calendar/server';

const KIND = getEntryKind('webinars');

/** Where webinars take place. */
export const WEBINAR_PLACE = 'Online';

/** The fields of a webinar that lists, calendars, and feeds show. */
export const WEBINAR_SUMMARY_FIELDS = {
  slug: true,
  title: true,
  description: true,
  topics: true,
  start: true,
  zone: true,
  minutes: true,
  sample: true,
  canceled: true,
  cancellation: true,
  previousStart: true,
  originalSlug: true,
  publishedAt: true,
  contentChangedAt: true,
} as const;

/** A webinar without its content. */
export interface WebinarSummary extends TimeRange {
  url: string;
  /** As visitors see it. `name` is without the word that says that it is canceled. */
  title: string;
  name: string;
  description: string;
  topics: Topic[];
  minutes: number;
  isSample: boolean;
  /** What takes the place of the registration; undefined when it isn’t canceled. */
  cancellation: string | undefined;
  /** When it would have begun, if it was moved. */
  previousBegin: TimeRange['begin'] | undefined;
  /** The path that its page had first. */
  originalUrl: string;
  publishedAt: string;
  contentChangedAt: string;
}

/** Converts a webinar to a calendar entry. */
export function toWebinarCalendarEntry(
  { url, originalUrl, name, description, isSample, cancellation, begin, end, publishedAt, contentChangedAt }: WebinarSummary,
  siteUrl: string,
): CalendarEntry {
  const text = isSample ? `Sample: this session is made up. ${description}` : description;
  return {
    url: siteUrl + url,
    originalUrl: siteUrl + originalUrl,
    title: name,
    ...(cancellation !== undefined && { isCanceled: true }),
    description: text,
    location: WEBINAR_PLACE,
    begin: toDate(begin),
    end: toDate(end),
    createdAt: new Date(publishedAt),
    updatedAt: new Date(contentChangedAt),
  };
}

/** Returns when a webinar takes place. */
export function getWebinarTime({ start, zone, minutes }: Pick<WebinarDoc, 'start' | 'zone' | 'minutes'>): TimeRange {
  const begin = toZonedDateTime({ wall: start, zone });
  return { begin, end: addMinutes(begin, minutes) };
}

/** Converts an entry of the collection to its summary. */
export function toWebinarSummary(doc: Pick<WebinarDoc, keyof typeof WEBINAR_SUMMARY_FIELDS>): WebinarSummary {
  const { slug, title, description, topics, zone, minutes, sample, canceled, previousStart } = doc;
  const { publishedAt, contentChangedAt } = doc;
  return {
    url: buildEntryUrl(KIND, slug),
    originalUrl: buildEntryUrl(KIND, getOriginalSlug(doc)),
    title: buildPublicTitle(doc),
    name: title,
    description,
    topics,
    ...getWebinarTime(doc),
    minutes,
    isSample: sample === true,
    cancellation: canceled === true ? (doc.cancellation ?? '') : undefined,
    previousBegin: previousStart ? toTimeInZone(previousStart, zone) : undefined,
    publishedAt,
    contentChangedAt,
  };
}
