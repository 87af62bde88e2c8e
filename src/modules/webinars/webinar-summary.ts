import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import type { Webinar as WebinarDoc } from '@/payload-types';
import { addMinutes, type TimeRange, toZonedDateTime } from '@/platform/zoned-time';
import {
  type CalendarEntry,
  OCCURRENCE_SUMMARY_FIELDS,
  type OccurrenceSummary,
  toCalendarEntry,
  toOccurrenceSummary,
} from '@/modules/calendar/server';

const KIND = getEntryKind('webinars');

/** Where webinars take place. */
export const WEBINAR_PLACE = 'Online';

/** The fields of a webinar that lists, calendars, and feeds show. */
export const WEBINAR_SUMMARY_FIELDS = { ...OCCURRENCE_SUMMARY_FIELDS, minutes: true } as const;

/** A webinar without its content. */
export interface WebinarSummary extends OccurrenceSummary {
  minutes: number;
}

/** Converts a webinar to a calendar entry. */
export function toWebinarCalendarEntry(webinar: WebinarSummary, siteUrl: string): CalendarEntry {
  return toCalendarEntry(webinar, { siteUrl, location: WEBINAR_PLACE, sampleNote: 'Sample: this session is made up.' });
}

/** Returns when a webinar takes place. */
export function getWebinarTime({ start, zone, minutes }: Pick<WebinarDoc, 'start' | 'zone' | 'minutes'>): TimeRange {
  const begin = toZonedDateTime({ wall: start, zone });
  return { begin, end: addMinutes(begin, minutes) };
}

/** Converts an entry of the collection to its summary. */
export function toWebinarSummary(doc: Pick<WebinarDoc, keyof typeof WEBINAR_SUMMARY_FIELDS>): WebinarSummary {
  return { ...toOccurrenceSummary(KIND, doc, getWebinarTime(doc)), minutes: doc.minutes };
}
