import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleQueries } from '@/modules/search/routes';

export const dynamic = 'force-dynamic';

/** Handles queries of the search dialog, and of other clients in the format of the external search service. */
export function POST(request: Request): Promise<Response> {
  return handleQueries(request);
}
