import '@payload-config'; // Imported first so that all routes share its chunk.
import { createNotFoundResponse } from '../../calendar-response';
import { createLlmsResponse } from '../../llms-response';
import { createSitemapResponse, findSitemapPartResponse } from '../../sitemap-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns no parts: the build renders no sitemaps. */
export function generateStaticParams(): { part: string }[] {
  return [];
}

/**
 * Returns every indexable URL at /sitemap.xml (`index`), or an index of sitemaps when there are too many for one, and these at
 * /sitemaps/1 and so on, and the list for language models at /llms.txt (`llms`; next.config.ts, `rewrites`). They are cached
 * like pages until one of their entries changes.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const { part } = await params;
  if (part === 'llms') return createLlmsResponse();
  if (part === 'index') return createSitemapResponse();
  return (await findSitemapPartResponse(Number(part))) ?? createNotFoundResponse('sitemap');
}
