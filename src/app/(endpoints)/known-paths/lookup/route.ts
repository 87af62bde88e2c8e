import '@payload-config'; // Imported first so that all routes share its chunk.
import { findPathState, resolveLinks } from '@/modules/pages';
import type { PathLookupResult } from '@/platform/known-paths/known-paths';
import { hasPage } from '../../../(site)/page-existence';
import { FEATURES_WITH_VIEWS } from '../features-with-views';

export const dynamic = 'force-dynamic';

/**
 * Returns what is at the path `path`, whether there is a page at the path `view`, which may be a view of one, and the names of the pages
 * `page`, for the server (src/server/path-lookup.ts).
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const path = searchParams.get('path');
  const view = searchParams.get('view');
  const [state, isPage, links] = await Promise.all([
    path === null ? undefined : findPathState(path, FEATURES_WITH_VIEWS),
    view === null ? undefined : hasPage(view),
    resolveLinks(searchParams.getAll('page')),
  ]);
  const pages = links.map(({ url, label, description }) => ({ url, label, description: description ?? '' }));
  return Response.json({ state, isPage, pages } satisfies PathLookupResult);
}
