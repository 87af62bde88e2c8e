import '@payload-config'; // First, so that all routes share the chunk with it.
import { getWebinars, toWebinarCalendarEntry } from '@/modules/webinars';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createCalendarResponse } from '../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Every webinar, for a calendar that is asked again and again. */
export async function GET(): Promise<Response> {
  const webinars = await getWebinars();
  return createCalendarResponse(
    '/resources/webinars/calendar.ics',
    'Webinars',
    webinars.map((webinar) => toWebinarCalendarEntry(webinar, toAbsoluteUrl(''))),
  );
}
