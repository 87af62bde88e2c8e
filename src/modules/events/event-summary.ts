import { buildEntryUrl, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { buildPublicTitle, getOriginalSlug } from '@/cms/entries/occurrence';
import type { EventRegion } from '@/cms/core/taxonomy/regions';
import type { Topic } from '@/cms/core/taxonomy/topics';
import type { Event as EventDoc } from '@/payload-types';
import { toDate, type TimeRange, toTimeInZone, toZonedDateTime } from '@/platform/zoned-time';
import type { CalendarEntry } from '@/modules/calendar/server';
import type { EventKind } from './event-kinds';

const KIND = getEntryKind('events');

/** The fields of an event that lists and calendars show. */
export const EVENT_SUMMARY_FIELDS = {
  slug: true,
  title: true,
  description: true,
  topics: true,
  kind: true,
  region: true,
  city: true,
  country: true,
  start: true,
  end: true,
  zone: true,
  sample: true,
  canceled: true,
  cancellation: true,
  previousStart: true,
  originalSlug: true,
  publishedAt: true,
  contentChangedAt: true,
} as const;

/** An event without its content. */
export interface EventSummary extends TimeRange {
  url: string;
  /** As visitors see it. `name` is without the word that says that it is canceled. */
  title: string;
  name: string;
  description: string;
  topics: Topic[];
  kind: EventKind;
  region: EventRegion;
  city: string;
  country: string;
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

/** Converts an event to a calendar entry. */
export function toEventCalendarEntry(
  { url, originalUrl, name, isSample, cancellation, begin, end, ...rest }: EventSummary,
  siteUrl: string,
): CalendarEntry {
  const { description, publishedAt, contentChangedAt } = rest;
  const text = isSample ? `Sample: this event is made up. ${description}` : description;
  return {
    url: siteUrl + url,
    originalUrl: siteUrl + originalUrl,
    title: name,
    ...(cancellation !== undefined && { isCanceled: true }),
    description: text,
    location: getEventPlace(rest),
    begin: toDate(begin),
    end: toDate(end),
    createdAt: new Date(publishedAt),
    updatedAt: new Date(contentChangedAt),
  };
}

/** Returns when an event takes place. */
export function getEventTime({ start, end, zone }: Pick<EventDoc, 'start' | 'end' | 'zone'>): TimeRange {
  return { begin: toZonedDateTime({ wall: start, zone }), end: toZonedDateTime({ wall: end, zone }) };
}

/** Returns where an event takes place. */
export function getEventPlace({ city, country }: Pick<EventDoc, 'city' | 'country'>): string {
  return `${city}, ${country}`;
}

/** Converts an entry of the collection to its summary. */
export function toEventSummary(doc: Pick<EventDoc, keyof typeof EVENT_SUMMARY_FIELDS>): EventSummary {
  const { title, description, topics, kind, region, city, country, publishedAt, contentChangedAt } = doc;
  const { slug, zone, sample, canceled, previousStart } = doc;
  return {
    url: buildEntryUrl(KIND, slug),
    originalUrl: buildEntryUrl(KIND, getOriginalSlug(doc)),
    title: buildPublicTitle(doc),
    name: title,
    description,
    topics,
    kind,
    region,
    city,
    country,
    ...getEventTime(doc),
    isSample: sample === true,
    cancellation: canceled === true ? (doc.cancellation ?? '') : undefined,
    previousBegin: previousStart ? toTimeInZone(previousStart, zone) : undefined,
    publishedAt,
    contentChangedAt,
  };
}
