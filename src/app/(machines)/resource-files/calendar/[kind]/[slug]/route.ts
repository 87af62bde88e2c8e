import '@payload-config'; // First, so that all routes share the chunk with it.
import { calendarEntryOfEvent, eventAt } from '@/modules/events';
import { calendarEntryOf, webinarAt } from '@/modules/webinars';
import { absoluteUrl } from '@/platform/absolute-url';
import { calendarResponse, nothingThere } from '../../../../calendar-response';

export const dynamic = 'force-dynamic';

/** One webinar or event for a calendar. Its address is that of its page with `.ics` (next.config.ts, `rewrites`). */
export async function GET(_request: Request, { params }: { params: Promise<{ kind: string; slug: string }> }): Promise<Response> {
  const { kind, slug } = await params;
  const path = `/resources/${kind}/${slug}`;
  const webinar = await webinarAt(path);
  if (webinar) return calendarResponse(`${path}.ics`, webinar.title, [calendarEntryOf(webinar, absoluteUrl(''))]);
  const event = await eventAt(path);
  if (event) return calendarResponse(`${path}.ics`, event.title, [calendarEntryOfEvent(event, absoluteUrl(''))]);
  return nothingThere('calendar file');
}
