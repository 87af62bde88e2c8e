import { environment } from '@/platform/environment';
import { toDate, type TimeRange } from '@/platform/zoned-time';
import { buildCalendarFile, type CalendarEntry, type CalendarMethod } from '@/modules/calendar/server';

/** A day of a class, by its place among all of them: the first is 1. */
export interface ClassDay extends TimeRange {
  readonly number: number;
}

/** The data of a class in a calendar file. */
interface CalendarClass {
  /** Path of its page. */
  readonly url: string;
  /** Name of its course. */
  readonly course: string;
  readonly place: string;
  readonly instructor: string;
  readonly days: readonly TimeRange[];
  readonly isSample: boolean;
  readonly isCanceled: boolean;
}

interface CalendarFileOptions {
  readonly trainingClass: CalendarClass;
  /** The days in the file; by default, those of the class. */
  readonly days?: readonly ClassDay[];
  readonly method: CalendarMethod;
  readonly changedAt: Date;
  readonly site: { readonly name: string; readonly url: string };
}

/**
 * Builds the calendar file of an email about a class. Its entries have the UIDs of those in the file on the page of the class,
 * so a file with the method CANCEL removes what an earlier one added.
 */
export function buildClassCalendar({
  trainingClass,
  days = numberDays(trainingClass.days),
  method,
  changedAt,
  site,
}: CalendarFileOptions): string {
  return buildCalendarFile({
    name: `${site.name}: ${trainingClass.course}`,
    url: `${site.url}${trainingClass.url}.ics`,
    message: { method, organizer: { name: site.name, email: environment.MAIL_FROM } },
    entries: days.map((day) => buildDayEntry(trainingClass, day, { updatedAt: changedAt, siteUrl: site.url })),
  });
}

/** Builds the calendar entries of a class: one for each day. */
export function buildClassEntries(trainingClass: CalendarClass, updatedAt: Date, siteUrl: string): CalendarEntry[] {
  return numberDays(trainingClass.days).map((day) => buildDayEntry(trainingClass, day, { updatedAt, siteUrl }));
}

/** Numbers the days of a class. The number is part of a day's UID. */
export function numberDays(days: readonly TimeRange[]): ClassDay[] {
  return days.map(({ begin, end }, index) => ({ begin, end, number: index + 1 }));
}

function buildDayEntry(
  { url, course, place, instructor, days, isSample, isCanceled }: CalendarClass,
  { number, begin, end }: ClassDay,
  { updatedAt, siteUrl }: { updatedAt: Date; siteUrl: string },
): CalendarEntry {
  // A day that was canceled is beyond the days that are left.
  const count = number > days.length ? '' : ` of ${days.length}`;
  return {
    url: `${siteUrl}${url}#day-${number}`,
    title: days.length === 1 && number === 1 ? course : `${course}, day ${number}${count}`,
    description: `${isSample ? 'Sample: this class is made up as an example. ' : ''}Live class with ${instructor}.`,
    location: place,
    begin: toDate(begin),
    end: toDate(end),
    createdAt: updatedAt,
    updatedAt,
    ...(isCanceled && { isCanceled }),
  };
}
