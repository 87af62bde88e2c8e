import '@payload-config'; // Imported first so that all routes share its chunk.
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createSitemapResponse, listSitemapEntries } from '../sitemap-response';
import { buildSitemap } from '../sitemap-xml';

export const dynamic = 'force-dynamic';

/** Lists every indexable URL, or an index of sitemaps when there are too many for one. */
export async function GET(): Promise<Response> {
  const entries = await listSitemapEntries();
  return createSitemapResponse(
    buildSitemap(entries, (part) => toAbsoluteUrl(`/sitemaps/${part}`)),
    entries,
  );
}
