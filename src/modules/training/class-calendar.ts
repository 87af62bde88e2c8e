import { toDate, type TimeRange } from '@/platform/zoned-time';
import { buildCalendarFile, type CalendarEntry } from '@/modules/calendar/server';

/** What a calendar file says of a class. */
interface CalendarClass {
  /** Path of its page. */
  readonly url: string;
  /** Name of its course. */
  readonly course: string;
  readonly place: string;
  readonly instructor: string;
  readonly days: readonly TimeRange[];
  readonly isSample: boolean;
}

/** Builds the calendar file of a class for a mail. Its entries are those of the file on the page of the class. */
export function buildClassCalendar(of: CalendarClass, updatedAt: Date, site: { name: string; url: string }): string {
  return buildCalendarFile({
    name: `${site.name}: ${of.course}`,
    url: `${site.url}${of.url}.ics`,
    entries: buildClassEntries(of, updatedAt, site.url),
  });
}

/** Builds the calendar entries of a class: one for each day. */
export function buildClassEntries(
  { url, course, place, instructor, days, isSample }: CalendarClass,
  updatedAt: Date,
  siteUrl: string,
): CalendarEntry[] {
  return days.map(({ begin, end }, index) => ({
    url: `${siteUrl}${url}#day-${index + 1}`,
    title: days.length === 1 ? course : `${course}, day ${index + 1} of ${days.length}`,
    description: `${isSample ? 'Sample: this class is made up as an example. ' : ''}Live class with ${instructor}.`,
    location: place,
    begin: toDate(begin),
    end: toDate(end),
    createdAt: updatedAt,
    updatedAt,
  }));
}
