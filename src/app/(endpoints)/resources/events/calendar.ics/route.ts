import '@payload-config'; // First, so that all routes share the chunk with it.
import { getEvents, toEventCalendarEntry } from '@/modules/events';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createCalendarResponse } from '../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Every event, for a calendar that is asked again and again. */
export async function GET(): Promise<Response> {
  const events = await getEvents();
  return createCalendarResponse(
    '/resources/events/calendar.ics',
    'Events',
    events.map((event) => toEventCalendarEntry(event, toAbsoluteUrl(''))),
  );
}
