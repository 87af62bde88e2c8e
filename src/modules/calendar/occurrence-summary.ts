import type { Event, Webinar } from '@/payload-types';
import { buildEntryUrl, type EntryKind } from '@/cms/core/kinds/entry-kinds';
import type { Topic } from '@/cms/core/taxonomy/topics';
import { buildPublicTitle, getOriginalSlug } from '@/cms/entries/occurrence';
import { toDate, type TimeRange, toTimeInZone } from '@/platform/zoned-time';
import type { CalendarEntry } from './calendar-file';

/** The fields of what takes place at a time that its summary needs. */
export const OCCURRENCE_SUMMARY_FIELDS = {
  slug: true,
  title: true,
  description: true,
  topics: true,
  start: true,
  zone: true,
  sample: true,
  canceled: true,
  cancellation: true,
  previousStart: true,
  originalSlug: true,
  publishedAt: true,
  contentChangedAt: true,
} as const;

/** What lists and calendars show of something that takes place at a time. */
export interface OccurrenceSummary extends TimeRange {
  url: string;
  /** As visitors see it. `name` is without the word that says that it is canceled. */
  title: string;
  name: string;
  description: string;
  topics: Topic[];
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

/** Converts an entry of a collection to its summary. */
export function toOccurrenceSummary(
  kind: EntryKind,
  doc: Pick<Event | Webinar, keyof typeof OCCURRENCE_SUMMARY_FIELDS>,
  time: TimeRange,
): OccurrenceSummary {
  const { slug, title, description, topics, zone, sample, canceled, previousStart, publishedAt, contentChangedAt } = doc;
  return {
    ...time,
    url: buildEntryUrl(kind, slug),
    originalUrl: buildEntryUrl(kind, getOriginalSlug(doc)),
    title: buildPublicTitle(doc),
    name: title,
    description,
    topics,
    isSample: sample === true,
    cancellation: canceled === true ? (doc.cancellation ?? '') : undefined,
    previousBegin: previousStart ? toTimeInZone(previousStart, zone) : undefined,
    publishedAt,
    contentChangedAt,
  };
}

interface CalendarEntryOptions {
  siteUrl: string;
  /** Where it takes place. */
  location: string;
  /** What the description of a sample begins with. */
  sampleNote: string;
}

/** Converts a summary to a calendar entry. */
export function toCalendarEntry(
  summary: OccurrenceSummary,
  { siteUrl, location, sampleNote }: CalendarEntryOptions,
): CalendarEntry {
  const { url, originalUrl, name, description, isSample, cancellation, begin, end, publishedAt, contentChangedAt } = summary;
  return {
    url: siteUrl + url,
    originalUrl: siteUrl + originalUrl,
    title: name,
    ...(cancellation !== undefined && { isCanceled: true }),
    description: isSample ? `${sampleNote} ${description}` : description,
    location,
    begin: toDate(begin),
    end: toDate(end),
    createdAt: new Date(publishedAt),
    updatedAt: new Date(contentChangedAt),
  };
}
