import '@payload-config'; // Imported first so that all routes share its chunk.
import { createSnapshotResponse } from '@/modules/content-replication/routes';

export const dynamic = 'force-dynamic';

/** Returns all published content to a replica (docs/content-api.md). */
export function GET(request: Request): Promise<Response> {
  return createSnapshotResponse(request);
}
