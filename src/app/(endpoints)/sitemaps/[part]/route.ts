import '@payload-config'; // Imported first so that all routes share its chunk.
import { createSitemapResponse, listSitemapEntries } from '../../sitemap-response';
import { buildSitemapPart, SITEMAP_URLS_MAX } from '../../sitemap-xml';

export const dynamic = 'force-dynamic';

/** Returns one of the sitemaps that /sitemap.xml lists when there are several. */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const part = Number((await params).part);
  const entries = await listSitemapEntries();
  const isListed = entries.length > SITEMAP_URLS_MAX && Number.isInteger(part) && part > 0;
  if (!isListed || part > Math.ceil(entries.length / SITEMAP_URLS_MAX))
    return new Response('There is no such sitemap.\n', { status: 404 });
  return createSitemapResponse(buildSitemapPart(entries, part), entries);
}
