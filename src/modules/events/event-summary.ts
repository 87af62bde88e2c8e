import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import type { EventRegion } from '@/cms/core/taxonomy/regions';
import type { Event as EventDoc } from '@/payload-types';
import { type TimeRange, toZonedDateTime } from '@/platform/zoned-time';
import {
  type CalendarEntry,
  OCCURRENCE_SUMMARY_FIELDS,
  type OccurrenceSummary,
  toCalendarEntry,
  toOccurrenceSummary,
} from '@/modules/calendar/server';
import type { EventKind } from './event-kinds';

const KIND = getEntryKind('events');

/** The fields of an event that lists and calendars show. */
export const EVENT_SUMMARY_FIELDS = {
  ...OCCURRENCE_SUMMARY_FIELDS,
  kind: true,
  region: true,
  city: true,
  country: true,
  end: true,
} as const;

/** An event without its content. */
export interface EventSummary extends OccurrenceSummary {
  kind: EventKind;
  region: EventRegion;
  city: string;
  country: string;
}

/** Converts an event to a calendar entry. */
export function toEventCalendarEntry(event: EventSummary, siteUrl: string): CalendarEntry {
  return toCalendarEntry(event, { siteUrl, location: getEventPlace(event), sampleNote: 'Sample: this event is made up.' });
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
  const { kind, region, city, country } = doc;
  return { ...toOccurrenceSummary(KIND, doc, getEventTime(doc)), kind, region, city, country };
}
