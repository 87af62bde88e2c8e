import '@payload-config'; // Imported first so that all routes share its chunk.
import { getEvents, toEventCalendarEntry } from '@/modules/events';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createCalendarResponse } from '../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Returns all events as a calendar to subscribe to. */
export async function GET(): Promise<Response> {
  const events = await getEvents();
  return createCalendarResponse(
    '/resources/events/calendar.ics',
    'Events',
    events.map((event) => toEventCalendarEntry(event, toAbsoluteUrl(''))),
  );
}
