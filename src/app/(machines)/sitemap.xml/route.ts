import { indexableAddresses } from '@/features/catalogue';
import { docsMap } from '@/features/docs';
import { articleMap } from '@/features/reading';
import { absoluteUrl } from '@/shell/metadata/page-metadata';

export const dynamic = 'force-dynamic';

/** Every address that search engines may list, once, with when it changed last (sitemaps.org protocol 0.9). */
export async function GET(): Promise<Response> {
  const articles = (await articleMap()).flatMap((kind) => kind.articles);
  const entries = [...(await indexableAddresses()), ...articles, ...(await docsMap())].map(({ url, updatedAt }) => `<url><loc>${absoluteUrl(url)}</loc><lastmod>${updatedAt}</lastmod></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' } });
}
