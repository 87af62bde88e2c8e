import '@payload-config'; // Imported first so that all routes share its chunk.
import { findPathState, resolveLinks } from '@/modules/pages';
import type { PathLookupAnswer } from '@/platform/known-paths/known-paths';
import { FEATURES_WITH_VIEWS } from '../features-with-views';

export const dynamic = 'force-dynamic';

/** Returns what is at the path `path`, and the names of the pages `page`, for the server (src/server/path-lookup.ts). */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const path = searchParams.get('path');
  const [state, links] = await Promise.all([
    path === null ? undefined : findPathState(path, FEATURES_WITH_VIEWS),
    resolveLinks(searchParams.getAll('page')),
  ]);
  const pages = links.map(({ url, label, description }) => ({ url, label, description: description ?? '' }));
  return Response.json({ state, pages } satisfies PathLookupAnswer);
}
