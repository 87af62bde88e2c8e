import '@payload-config'; // First, so that all routes share the chunk with it.
import { allEvents, calendarEntryOfEvent, eventRegionAt } from '@/modules/events';
import { absoluteUrl } from '@/platform/absolute-url';
import { calendarResponse, nothingThere } from '../../../../../calendar-response';

export const dynamic = 'force-dynamic';

/** The events of a region, for a calendar that is asked again and again. */
export async function GET(_request: Request, { params }: { params: Promise<{ region: string }> }): Promise<Response> {
  const region = eventRegionAt((await params).region);
  if (!region) return nothingThere('region');
  const events = (await allEvents()).filter((event) => event.region === region.value);
  return calendarResponse(`/resources/events/region/${region.value}/calendar.ics`, `Events, ${region.label}`, events.map((event) => calendarEntryOfEvent(event, absoluteUrl(''))));
}
