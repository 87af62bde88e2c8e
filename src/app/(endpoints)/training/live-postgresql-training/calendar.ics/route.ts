import '@payload-config'; // Imported first so that all routes share its chunk.
import { toClassCalendarEntries, getClasses, SCHEDULE_PATH } from '@/modules/training';
import { createCalendarResponse } from '../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Returns all live classes as a calendar to subscribe to. */
export async function GET(): Promise<Response> {
  const entries = (await getClasses()).flatMap(toClassCalendarEntries);
  return createCalendarResponse(`${SCHEDULE_PATH}/calendar.ics`, 'Live classes', entries);
}
