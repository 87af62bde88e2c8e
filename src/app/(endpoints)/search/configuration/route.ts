import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleConfiguration } from '@/modules/search/routes';

export const dynamic = 'force-dynamic';

/** Tells the search dialog where to search. */
export function GET(request: Request): Promise<Response> {
  return handleConfiguration(request);
}
