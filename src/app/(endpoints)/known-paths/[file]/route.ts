import '@payload-config'; // Imported first so that all routes share its chunk.
import { SLOTS } from '@/modules';
import { getKnownPaths } from '@/modules/pages';

export const dynamic = 'force-static';
export const dynamicParams = true;

const FEATURES_WITH_VIEWS = Object.entries(SLOTS).flatMap(([feature, { viewTitle }]) => (viewTitle ? [feature] : []));

/** Returns none: the build has no content. */
export function generateStaticParams(): { file: string }[] {
  return [];
}

/** Returns the paths that exist, for the server (src/server/path-lookup.ts). */
export async function GET(): Promise<Response> {
  return Response.json(await getKnownPaths(FEATURES_WITH_VIEWS));
}
