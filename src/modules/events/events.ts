import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { EVENT_REGIONS } from '@/cms/core/taxonomy/regions';
import type { Event as EventDoc } from '@/payload-types';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, hasPassed } from '@/platform/zoned-time';
import { findUpcoming } from '@/modules/calendar';
import { findEntry, findVisibleEntries } from '@/modules/entries';
import { EVENT_KINDS, type EventKind } from './event-kinds';
import { EVENT_SUMMARY_FIELDS, type EventSummary, toEventSummary } from './event-summary';

const KIND = getEntryKind('events');

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
  const entries = await findVisibleEntries('events', { select: EVENT_SUMMARY_FIELDS });
  return entries.map(toEventSummary);
});

/** Returns the published event at this path, if any. */
export const findEvent = cache(async (path: string): Promise<PublishedEvent | undefined> => {
  const found = await findEntry('events', path);
  return found && toEvent(found.entry);
});

/** Finds the event with this slug that a form can be about: it is published and not over. A canceled one says why. */
export async function findComingEvent(slug: string): Promise<PublishedEvent | undefined> {
  const event = await findEvent(buildEntryUrl(KIND, slug));
  if (!event || hasPassed(event.end, new Date())) return undefined;
  await setCacheExpiry(toDate(event.end));
  return event;
}

/** Finds the titles of the events for which one can still register, next first. */
export async function findOpenEventTitles(): Promise<string[]> {
  const upcoming = await findUpcoming(await getEvents());
  return upcoming.flatMap(({ title, cancellation }) => (cancellation === undefined ? title : []));
}

/** Converts a collection entry to the event its page shows. */
export function toEvent(doc: EventDoc): PublishedEvent {
  const { language, host, registration, related, body } = doc;
  return { ...toEventSummary(doc), language, host, registration: registration ?? undefined, related: related ?? [], body };
}

/** Returns the label of an event kind. */
export function getEventKindLabel(kind: EventKind): string {
  return EVENT_KINDS.find(({ value }) => value === kind)?.label ?? kind;
}

/** Returns the event region with this path segment. */
export function findEventRegion(value: string): (typeof EVENT_REGIONS)[number] | undefined {
  return EVENT_REGIONS.find((region) => region.value === value);
}
