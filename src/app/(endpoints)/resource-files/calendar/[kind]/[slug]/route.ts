import '@payload-config'; // Imported first so that all routes share its chunk.
import { toEventCalendarEntry, findEvent } from '@/modules/events';
import { toWebinarCalendarEntry, findWebinar } from '@/modules/webinars';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createCalendarResponse } from '../../../../calendar-response';
import { createNotFoundResponse } from '../../../../not-found-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns no paths: the build renders no calendar files. */
export function generateStaticParams(): { kind: string; slug: string }[] {
  return [];
}

/**
 * Returns a calendar file for one webinar or event, which is cached like its page. Its URL is the page's URL plus `.ics`
 * (next.config.ts, `rewrites`).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ kind: string; slug: string }> }): Promise<Response> {
  const { kind, slug } = await params;
  const path = `/resources/${kind}/${slug}`;
  const webinar = await findWebinar(path);
  if (webinar) return createCalendarResponse(`${path}.ics`, webinar.title, [toWebinarCalendarEntry(webinar, toAbsoluteUrl(''))]);
  const event = await findEvent(path);
  if (event) return createCalendarResponse(`${path}.ics`, event.title, [toEventCalendarEntry(event, toAbsoluteUrl(''))]);
  return createNotFoundResponse('calendar file');
}
