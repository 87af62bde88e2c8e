import '@payload-config'; // Imported first so that all routes share its chunk.
import { createWebhookResponse } from '@/modules/content-replication/routes';

export const dynamic = 'force-dynamic';

/** Receives the source's message that content has changed (docs/content-api.md). */
export function POST(request: Request): Promise<Response> {
  return createWebhookResponse(request);
}
