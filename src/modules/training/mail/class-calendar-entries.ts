import { toAbsoluteUrl } from '@/platform/absolute-url';
import type { CalendarEntry } from '@/modules/calendar/server';
import { buildClassEntries } from './class-calendar';
import type { TrainingClass } from '../classes';

/** Converts a class to calendar entries, one for each day. */
export function toClassCalendarEntries({ course, instructor, updatedAt, ...rest }: TrainingClass): CalendarEntry[] {
  return buildClassEntries({ ...rest, course: course.name, instructor: instructor.name }, new Date(updatedAt), toAbsoluteUrl(''));
}
