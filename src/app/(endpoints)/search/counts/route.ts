import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleCounts } from '@/modules/search/routes';

export const dynamic = 'force-dynamic';

/** Counts what was searched and opened, without anything about who did. */
export function POST(request: Request): Promise<Response> {
  return handleCounts(request);
}
