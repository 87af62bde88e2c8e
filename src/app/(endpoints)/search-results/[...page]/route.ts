import '@payload-config'; // Imported first so that all routes share its chunk.
import { findSearchScope, handleSearchPage } from '@/modules/search';

export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ page: string[] }>;
}

/** Handles a search on the page at this path (src/server/request-handler.ts forwards it here). */
export async function GET(request: Request, { params }: RouteProps): Promise<Response> {
  const scope = findSearchScope(`/${(await params).page.join('/')}`);
  return scope === undefined ? new Response(null, { status: 404 }) : handleSearchPage(request, scope);
}
