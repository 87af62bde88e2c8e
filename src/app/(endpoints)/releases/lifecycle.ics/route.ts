import '@payload-config'; // Imported first so that all routes share its chunk.
import { getSiteSettings } from '@/modules/pages';
import { buildLifecycleCalendar, getLifecycle } from '@/modules/releases';
import { toAbsoluteUrl } from '@/platform/absolute-url';

export const dynamic = 'force-dynamic';

/** Returns the days on which support of PostgreSQL versions ends, as a calendar to subscribe to. */
export async function GET(): Promise<Response> {
  const [{ name }, { versions }] = await Promise.all([getSiteSettings(), getLifecycle()]);
  const file = buildLifecycleCalendar({ name: `${name}: PostgreSQL support`, url: toAbsoluteUrl('/releases'), versions });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="lifecycle.ics"',
      'cache-control': 'public, max-age=300',
    },
  });
}
