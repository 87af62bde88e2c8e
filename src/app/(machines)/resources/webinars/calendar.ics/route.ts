import '@payload-config'; // First, so that all routes share the chunk with it.
import { allWebinars, calendarEntryOf } from '@/modules/webinars';
import { absoluteUrl } from '@/platform/absolute-url';
import { calendarResponse } from '../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Every webinar, for a calendar that is asked again and again. */
export async function GET(): Promise<Response> {
  const webinars = await allWebinars();
  return calendarResponse('/resources/webinars/calendar.ics', 'Webinars', webinars.map((webinar) => calendarEntryOf(webinar, absoluteUrl(''))));
}
