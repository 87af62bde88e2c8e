import '@payload-config'; // First, so that all routes share the chunk with it.
import { handleChallenge } from '@/modules/forms';

export const dynamic = 'force-dynamic';

/** What a browser proves by that a form comes from it (src/modules/forms/enhance/proof.ts). */
export function GET(request: Request): Promise<Response> {
  return handleChallenge(request);
}
