import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import { EVENT_KINDS, EVENT_REGIONS, type EventKind, type EventRegion } from '@/cms/core/resource-kinds';
import type { Topic } from '@/cms/core/topics';
import type { Event as EventDoc } from '@/payload-types';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, hasPassed, type TimeRange, toZonedDateTime } from '@/platform/zoned-time';
import { type CalendarEntry, findUpcoming } from '@/modules/calendar';
import { findEntry, findVisibleEntries } from '@/modules/entries';

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
  publishedAt: true,
  contentChangedAt: true,
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
  publishedAt: string;
  contentChangedAt: string;
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
  const entries = await findVisibleEntries('events', { select: SUMMARY_FIELDS });
  return entries.map(toSummary);
});

/** Returns the published event at this path, if any. */
export const findEvent = cache(async (path: string): Promise<PublishedEvent | undefined> => {
  const found = await findEntry('events', path);
  return found && toEvent(found.entry);
});

/** Finds the event with this slug for which one can still register: it is published and not over. */
export async function findOpenEvent(slug: string): Promise<PublishedEvent | undefined> {
  const event = await findEvent(buildEntryUrl(KIND, slug));
  if (!event || hasPassed(event.end, new Date())) return undefined;
  await setCacheExpiry(toDate(event.end));
  return event;
}

/** Finds the titles of the events for which one can still register, next first. */
export async function findOpenEventTitles(): Promise<string[]> {
  return (await findUpcoming(await getEvents())).map(({ title }) => title);
}

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

function toSummary({ slug, start, end, zone, sample, ...doc }: Pick<EventDoc, keyof typeof SUMMARY_FIELDS>): EventSummary {
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
