import '@payload-config'; // Imported first so that all routes share its chunk.
import { getKnownPaths } from '@/modules/pages';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns none: the build has no content. */
export function generateStaticParams(): { file: string }[] {
  return [];
}

/** Tells the server which paths lead somewhere (src/server/missing-pages.ts). */
export async function GET(): Promise<Response> {
  return Response.json(await getKnownPaths());
}
