import '@payload-config'; // Imported first so that all routes share its chunk.
import { createMediaResponse } from '@/modules/media/routes';

export const dynamic = 'force-dynamic';

/** Serves picture files from whichever media store is configured. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  return createMediaResponse((await params).name, request);
}
