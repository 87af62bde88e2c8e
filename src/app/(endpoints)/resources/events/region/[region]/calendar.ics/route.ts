import '@payload-config'; // Imported first so that all routes share its chunk.
import { getEvents, toEventCalendarEntry, findEventRegion } from '@/modules/events';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createCalendarResponse, createNotFoundResponse } from '../../../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Returns the events of a region as a calendar to subscribe to. */
export async function GET(_request: Request, { params }: { params: Promise<{ region: string }> }): Promise<Response> {
  const region = findEventRegion((await params).region);
  if (!region) return createNotFoundResponse('region');
  const events = (await getEvents()).filter((event) => event.region === region.value);
  return createCalendarResponse(
    `/resources/events/region/${region.value}/calendar.ics`,
    `Events, ${region.label}`,
    events.map((event) => toEventCalendarEntry(event, toAbsoluteUrl(''))),
  );
}
