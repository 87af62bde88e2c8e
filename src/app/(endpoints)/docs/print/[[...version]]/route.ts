import '@payload-config'; // Imported first so that all routes share its chunk.
import { handlePrintView } from '@/modules/docs/routes';

export const dynamic = 'force-dynamic';

/** Returns one version of the documentation on a single page. */
export async function GET(_request: Request, { params }: { params: Promise<{ version?: string[] }> }): Promise<Response> {
  return handlePrintView((await params).version ?? []);
}
