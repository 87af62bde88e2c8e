import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleVitals } from '@/modules/web-vitals/routes';
import { findMeasuredPage } from '@/server/measured-page';

export const dynamic = 'force-dynamic';

/** Counts the speed of a page view, without data about the visitor. */
export function POST(request: Request): Promise<Response> {
  return handleVitals(request, { findPage: findMeasuredPage });
}
