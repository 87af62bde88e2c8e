import '@payload-config'; // First, so that all routes share the chunk with it.
import { handlePrintView } from '@/modules/docs';

export const dynamic = 'force-dynamic';

/** A version of the handbook on one page. */
export async function GET(_request: Request, { params }: { params: Promise<{ version?: string[] }> }): Promise<Response> {
  return handlePrintView((await params).version ?? []);
}
