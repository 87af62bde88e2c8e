import '@payload-config'; // Imported first so that all routes share its chunk.
import { findClass, toClassCalendarEntries } from '@/modules/training';
import { createCalendarResponse } from '../../../calendar-response';
import { createNotFoundResponse } from '../../../not-found-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns no paths: the build renders no calendar files. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

/**
 * Returns the calendar file of a class, which is cached until a class changes. Its URL is that of the class plus `.ics`
 * (next.config.ts, `rewrites`).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const found = await findClass((await params).slug);
  if (!found) return createNotFoundResponse('calendar file');
  return createCalendarResponse(`${found.url}.ics`, found.course.name, toClassCalendarEntries(found));
}
