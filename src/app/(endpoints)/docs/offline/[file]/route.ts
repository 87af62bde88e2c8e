import '@payload-config'; // First, so that all routes share the chunk with it.
import { handleOfflineFile } from '@/modules/docs';

export const dynamic = 'force-dynamic';

/** A version of the handbook as one file. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return handleOfflineFile((await params).file);
}
