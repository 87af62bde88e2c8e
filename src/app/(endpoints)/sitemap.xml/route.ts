import '@payload-config'; // Imported first so that all routes share its chunk.
import { getIndexablePages } from '@/modules/pages';
import { getDocsGroups } from '@/modules/docs';
import { getEntriesByKind } from '@/modules/entries';
import { getReleaseFacts, listReleasePages } from '@/modules/releases';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildLastModified } from '@/platform/http-date';

export const dynamic = 'force-dynamic';

/** Lists every indexable URL once, with the time of its last change (sitemaps.org protocol 0.9). */
export async function GET(): Promise<Response> {
  const listed = (await getEntriesByKind()).flatMap(({ entries }) => entries);
  const releases = listReleasePages(await getReleaseFacts());
  const all = [...(await getIndexablePages()), ...listed, ...(await getDocsGroups()), ...releases];
  const addresses = all.map(
    ({ url, contentChangedAt }) => `<url><loc>${toAbsoluteUrl(url)}</loc><lastmod>${contentChangedAt}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      ...buildLastModified(all.map(({ contentChangedAt }) => contentChangedAt)),
    },
  });
}
