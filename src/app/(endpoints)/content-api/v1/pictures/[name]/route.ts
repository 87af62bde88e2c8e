import '@payload-config'; // Imported first so that all routes share its chunk.
import { createSourcePictureResponse } from '@/modules/content-replication/routes';

export const dynamic = 'force-dynamic';

/** Returns the original of a picture to a replica (docs/content-api.md). */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  return createSourcePictureResponse(request, (await params).name);
}
