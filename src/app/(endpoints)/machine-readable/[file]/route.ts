import '@payload-config'; // Imported first so that all routes share its chunk.
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
};

/**
 * Returns a list of the site's pages for programs: /llms.txt, /sitemap.xml, and its parts, /sitemaps/1 and so on, as `sitemap-1.xml`
 * (next.config.ts, `rewrites`). It is rendered on the first request and cached like a page until one of its entries changes.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const create = FILES[file];
  if (create) return create();
  const [, part] = /^sitemap-(\d+)\.xml$/.exec(file) ?? [];
  return (await findSitemapPartResponse(Number(part))) ?? createNotFoundResponse('file');
}
