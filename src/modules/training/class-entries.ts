import { toAbsoluteUrl } from '@/platform/absolute-url';
import type { CalendarEntry } from '@/modules/calendar/server';
import { buildClassEntries } from './class-calendar';
import type { TrainingClass } from './classes';

/** Returns the calendar entries of a class: one for each day. */
export function getCalendarEntries({ course, instructor, updatedAt, ...rest }: TrainingClass): CalendarEntry[] {
  return buildClassEntries({ ...rest, course: course.name, instructor: instructor.name }, new Date(updatedAt), toAbsoluteUrl(''));
}
