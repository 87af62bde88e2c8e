import '@payload-config'; // Imported first so that all routes share its chunk.
import { createMatrixCsv, createMatrixJson } from '@/modules/downloads/routes';
import { createLifecycleJson, createReleaseData } from '@/modules/releases/routes';
import { createLlmsResponse } from '../../llms-response';
import { createNotFoundResponse } from '../../not-found-response';
import { createSitemapResponse, findSitemapPartResponse } from '../../sitemap-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns no files: the build has no content. */
export function generateStaticParams(): { file: string }[] {
  return [];
}

/** How to create the files that always exist. */
const FILES: Readonly<Record<string, () => Promise<Response>>> = {
  'llms.txt': createLlmsResponse,
  'sitemap.xml': createSitemapResponse,
  'platforms.csv': createMatrixCsv,
  'platforms.json': createMatrixJson,
  'releases-data.json': createReleaseData,
  'releases-lifecycle.json': createLifecycleJson,
};

/**
 * Returns a list for programs: of the site's pages, at /llms.txt, /sitemap.xml, and its parts, /sitemaps/1 and so on, as
 * `sitemap-1.xml`; or of facts, such as /downloads/platforms.json (next.config.ts, `rewrites`). It is rendered on the first request
 * and cached like a page until something in it changes.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const create = FILES[file];
  if (create) return create();
  const [, part] = /^sitemap-(\d+)\.xml$/.exec(file) ?? [];
  return (await findSitemapPartResponse(Number(part))) ?? createNotFoundResponse('file');
}
