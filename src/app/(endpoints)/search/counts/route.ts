import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleCounts } from '@/modules/search/routes';

export const dynamic = 'force-dynamic';

/** Counts searches and opened results, without data about the visitor. */
export function POST(request: Request): Promise<Response> {
  return handleCounts(request);
}
