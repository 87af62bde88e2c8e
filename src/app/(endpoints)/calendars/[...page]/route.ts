import '@payload-config'; // Imported first so that all routes share its chunk.
import type { CalendarEntry } from '@/modules/calendar';
import { findEventRegion, getEvents, toEventCalendarEntry } from '@/modules/events';
import { getSiteSettings } from '@/modules/pages';
import { buildLifecycleCalendar, getLifecycle } from '@/modules/releases';
import { findCourseByKey, getClasses, SCHEDULE_PATH, toClassCalendarEntries } from '@/modules/training';
import { getWebinars, toWebinarCalendarEntry } from '@/modules/webinars';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createCalendarResponse } from '../../calendar-response';
import { createNotFoundResponse } from '../../not-found-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns no paths: the build renders no calendars. */
export function generateStaticParams(): { page: string[] }[] {
  return [];
}

interface Calendar {
  title: string;
  entries: readonly CalendarEntry[];
}

const EVENTS_PATH = '/resources/events';

/** How to read the calendars of lists that always exist, by the page of the list. */
const CALENDARS: Readonly<Record<string, () => Promise<Calendar>>> = {
  [EVENTS_PATH]: async () => ({ title: 'Events', entries: await getEventEntries() }),
  '/resources/webinars': async () => ({
    title: 'Webinars',
    entries: (await getWebinars()).map((webinar) => toWebinarCalendarEntry(webinar, toAbsoluteUrl(''))),
  }),
  [SCHEDULE_PATH]: async () => ({ title: 'Live classes', entries: (await getClasses()).flatMap(toClassCalendarEntries) }),
};

/**
 * Returns the calendar of a list, to subscribe to. It is rendered on the first request and cached like a page until one of its
 * entries changes. Its URL is the page's URL plus `/calendar.ics` (next.config.ts, `rewrites`).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ page: string[] }> }): Promise<Response> {
  const page = `/${(await params).page.join('/')}`;
  if (page === '/releases') return createLifecycleResponse();
  const calendar = await (CALENDARS[page]?.() ?? findPartialCalendar(page));
  if (calendar === undefined) return createNotFoundResponse('calendar');
  return createCalendarResponse(`${page}/calendar.ics`, calendar.title, calendar.entries);
}

/** Finds the calendar of the events of a region, or of the classes of a course. */
async function findPartialCalendar(page: string): Promise<Calendar | undefined> {
  const region = page.startsWith(`${EVENTS_PATH}/region/`) ? findEventRegion(page.split('/').at(-1) ?? '') : undefined;
  if (region) return { title: `Events, ${region.label}`, entries: await getEventEntries(region.value) };
  const course = page.startsWith(`${SCHEDULE_PATH}/course/`) ? await findCourseByKey(page.split('/').at(-1) ?? '') : undefined;
  if (!course) return undefined;
  const classes = (await getClasses()).filter((each) => each.course.key === course.key);
  return { title: `Live classes, ${course.name}`, entries: classes.flatMap(toClassCalendarEntries) };
}

/** @param region all events by default */
async function getEventEntries(region?: string): Promise<CalendarEntry[]> {
  const events = (await getEvents()).filter((event) => region === undefined || event.region === region);
  return events.map((event) => toEventCalendarEntry(event, toAbsoluteUrl('')));
}

/** The days on which support of PostgreSQL versions ends, at /releases/lifecycle.ics. */
async function createLifecycleResponse(): Promise<Response> {
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
