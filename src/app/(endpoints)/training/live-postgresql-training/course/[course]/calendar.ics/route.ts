import '@payload-config'; // Imported first so that all routes share its chunk.
import { findCourseByKey, toClassCalendarEntries, getClasses, SCHEDULE_PATH } from '@/modules/training';
import { createCalendarResponse, createNotFoundResponse } from '../../../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Returns the live classes of a course as a calendar to subscribe to. */
export async function GET(_request: Request, { params }: { params: Promise<{ course: string }> }): Promise<Response> {
  const course = await findCourseByKey((await params).course);
  if (!course) return createNotFoundResponse('course');
  const classes = (await getClasses()).filter((each) => each.course.key === course.key);
  return createCalendarResponse(
    `${SCHEDULE_PATH}/course/${course.key}/calendar.ics`,
    `Live classes, ${course.name}`,
    classes.flatMap(toClassCalendarEntries),
  );
}
