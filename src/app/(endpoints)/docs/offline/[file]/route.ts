import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleOfflineFile } from '@/modules/docs/routes';

export const dynamic = 'force-dynamic';

/** Returns one version of the documentation as a single file. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return handleOfflineFile((await params).file);
}
