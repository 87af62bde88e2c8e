import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import type { Topic } from '@/cms/core/topics';
import type { Webinar as WebinarDoc } from '@/payload-types';
import { toDate, addMinutes, type TimeRange, toZonedDateTime } from '@/platform/zoned-time';
import type { CalendarEntry } from '@/modules/calendar/server';

const KIND = getEntryKind('webinars');

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
  publishedAt: true,
  contentChangedAt: true,
} as const;

/** A webinar without its content. */
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

/** Converts an entry of the collection to its summary. */
export function toWebinarSummary(doc: Pick<WebinarDoc, keyof typeof WEBINAR_SUMMARY_FIELDS>): WebinarSummary {
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
