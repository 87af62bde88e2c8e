import '@payload-config'; // Imported first so that all routes share its chunk.
import { findClass, toClassCalendarEntries } from '@/modules/training';
import { createCalendarResponse, createNotFoundResponse } from '../../../calendar-response';

export const dynamic = 'force-dynamic';

/** Returns the calendar file of a class. Its URL is that of the class plus `.ics` (next.config.ts, `rewrites`). */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const found = await findClass((await params).slug);
  if (!found) return createNotFoundResponse('calendar file');
  return createCalendarResponse(`${found.url}.ics`, found.course.name, toClassCalendarEntries(found));
}
