import '@payload-config'; // First, so that all routes share the chunk with it.
import { allEvents, calendarEntryOfEvent } from '@/modules/events';
import { absoluteUrl } from '@/platform/absolute-url';
import { calendarResponse } from '../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Every event, for a calendar that is asked again and again. */
export async function GET(): Promise<Response> {
  const events = await allEvents();
  return calendarResponse('/resources/events/calendar.ics', 'Events', events.map((event) => calendarEntryOfEvent(event, absoluteUrl(''))));
}
