import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import type { EventKind, EventRegion } from '@/cms/core/resource-kinds';
import type { Topic } from '@/cms/core/topics';
import type { Event as EventDoc } from '@/payload-types';
import { toDate, type TimeRange, toZonedDateTime } from '@/platform/zoned-time';
import type { CalendarEntry } from '@/modules/calendar/server';

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
  publishedAt: true,
  contentChangedAt: true,
} as const;

/** An event without its content. */
export interface EventSummary extends TimeRange {
  url: string;
  title: string;
  description: string;
  topics: Topic[];
  kind: EventKind;
  region: EventRegion;
  city: string;
  country: string;
  isSample: boolean;
  publishedAt: string;
  contentChangedAt: string;
}

/** Converts an event to a calendar entry. */
export function toEventCalendarEntry(
  { url, title, description, city, country, isSample, begin, end, publishedAt, contentChangedAt }: EventSummary,
  siteUrl: string,
): CalendarEntry {
  const text = isSample ? `Sample: this event is made up. ${description}` : description;
  return {
    url: siteUrl + url,
    title,
    description: text,
    location: `${city}, ${country}`,
    begin: toDate(begin),
    end: toDate(end),
    createdAt: new Date(publishedAt),
    updatedAt: new Date(contentChangedAt),
  };
}

/** Converts an entry of the collection to its summary. */
export function toEventSummary({
  slug,
  start,
  end,
  zone,
  sample,
  ...doc
}: Pick<EventDoc, keyof typeof EVENT_SUMMARY_FIELDS>): EventSummary {
  const { title, description, topics, kind, region, city, country, publishedAt, contentChangedAt } = doc;
  return {
    url: buildEntryUrl(KIND, slug),
    title,
    description,
    topics,
    kind,
    region,
    city,
    country,
    begin: toZonedDateTime({ wall: start, zone }),
    end: toZonedDateTime({ wall: end, zone }),
    isSample: sample === true,
    publishedAt,
    contentChangedAt,
  };
}
