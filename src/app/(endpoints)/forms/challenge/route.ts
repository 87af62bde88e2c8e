import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleChallenge } from '@/modules/forms/routes';

export const dynamic = 'force-dynamic';

/** Returns the challenge that a browser solves to prove that it sends a form (src/modules/forms/enhance/proof.ts). */
export function GET(request: Request): Promise<Response> {
  return handleChallenge(request);
}
