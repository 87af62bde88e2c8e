import '@payload-config'; // Imported first so that all routes share its chunk.
import { getWebinars, toWebinarCalendarEntry } from '@/modules/webinars';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createCalendarResponse } from '../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Returns all webinars as a calendar to subscribe to. */
export async function GET(): Promise<Response> {
  const webinars = await getWebinars();
  return createCalendarResponse(
    '/resources/webinars/calendar.ics',
    'Webinars',
    webinars.map((webinar) => toWebinarCalendarEntry(webinar, toAbsoluteUrl(''))),
  );
}
