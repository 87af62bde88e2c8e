import { getSiteSettings } from '@/modules/pages';
import { buildCalendarFile, type CalendarEntry } from '@/modules/calendar';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildLastModified } from '@/platform/http-date';

/** Returns a calendar file as a response. */
export async function createCalendarResponse(path: string, title: string, entries: readonly CalendarEntry[]): Promise<Response> {
  const { name } = await getSiteSettings();
  return new Response(buildCalendarFile({ name: `${name}: ${title}`, url: toAbsoluteUrl(path), entries }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${path.split('/').at(-1) ?? 'calendar.ics'}"`,
      'cache-control': 'public, max-age=300',
      ...buildLastModified(entries.map(({ updatedAt }) => updatedAt.toISOString())),
    },
  });
}
