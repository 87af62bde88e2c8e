import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleVitals } from '@/modules/web-vitals/routes';
import { findMeasuredPage } from '@/server/measured-page';

export const dynamic = 'force-dynamic';

/** Counts how fast a page was for somebody, without anything about who it was. */
export function POST(request: Request): Promise<Response> {
  return handleVitals(request, { findPage: findMeasuredPage });
}
