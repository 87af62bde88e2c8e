import '@payload-config'; // First, so that all routes share the chunk with it.
import { createMediaResponse } from '@/modules/media';

export const dynamic = 'force-dynamic';

/** The files of pictures, whatever store keeps them. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  return createMediaResponse((await params).name, request);
}
