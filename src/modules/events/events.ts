import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import { EVENT_KINDS, EVENT_REGIONS, type EventKind, type EventRegion } from '@/cms/core/resource-kinds';
import type { Topic } from '@/cms/core/topics';
import type { Event as EventDoc } from '@/payload-types';
import { toDate, type TimeRange, toZonedDateTime } from '@/platform/zoned-time';
import type { CalendarEntry } from '@/modules/calendar';
import { findEntry, buildVisibleWhere } from '@/modules/entries';
import { getPublicReader } from '@/modules/public-reader';

const KIND = getEntryKind('events');
const SUMMARY_FIELDS = {
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
  createdAt: true,
  updatedAt: true,
} as const;

/** The fields of an event that lists and calendars show. */
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
  createdAt: string;
  updatedAt: string;
}

/** A published event. */
export interface PublishedEvent extends EventSummary {
  language: string;
  host: string;
  registration: string | undefined;
  related: string[];
  body: string;
}

/** Returns every published event, unordered. */
export const getEvents = cache(async (): Promise<EventSummary[]> => {
  const where = await buildVisibleWhere('events');
  const { docs } = await (
    await getPublicReader()
  ).find({ collection: 'events', where, select: SUMMARY_FIELDS, pagination: false, depth: 0 });
  return docs.map(toSummary);
});

/** Returns the published event at this path, if any. */
export const findEvent = cache(async (path: string): Promise<PublishedEvent | undefined> => {
  const found = await findEntry('events', path);
  return found && toEvent(found.entry);
});

/** Converts a collection entry to the event its page shows. */
export function toEvent(doc: EventDoc): PublishedEvent {
  const { language, host, registration, related, body } = doc;
  return { ...toSummary(doc), language, host, registration: registration ?? undefined, related: related ?? [], body };
}

/** Returns the label of an event kind. */
export function getEventKindLabel(kind: EventKind): string {
  return EVENT_KINDS.find(({ value }) => value === kind)?.label ?? kind;
}

/** Returns the event region with this path segment. */
export function findEventRegion(value: string): (typeof EVENT_REGIONS)[number] | undefined {
  return EVENT_REGIONS.find((region) => region.value === value);
}

/** Converts an event to a calendar entry. */
export function toEventCalendarEntry(
  { url, title, description, city, country, isSample, begin, end, createdAt, updatedAt }: EventSummary,
  siteUrl: string,
): CalendarEntry {
  const said = isSample ? `Sample content: this event is an example. ${description}` : description;
  return {
    url: siteUrl + url,
    title,
    description: said,
    location: `${city}, ${country}`,
    begin: toDate(begin),
    end: toDate(end),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

function toSummary({ slug, start, end, zone, sample, ...doc }: Pick<EventDoc, keyof typeof SUMMARY_FIELDS>): EventSummary {
  const { title, description, topics, kind, region, city, country, createdAt, updatedAt } = doc;
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
    createdAt,
    updatedAt,
  };
}
