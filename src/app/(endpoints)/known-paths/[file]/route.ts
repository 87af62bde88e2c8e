import '@payload-config'; // Imported first so that all routes share its chunk.
import { getKnownPaths } from '@/modules/pages';
import { FEATURES_WITH_VIEWS } from '../features-with-views';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns none: the build has no content. */
export function generateStaticParams(): { file: string }[] {
  return [];
}

/** Returns the paths that exist, for the server (src/server/path-lookup.ts). */
export async function GET(): Promise<Response> {
  return new Response(await getKnownPaths(FEATURES_WITH_VIEWS), { headers: { 'Content-Type': 'application/json' } });
}
