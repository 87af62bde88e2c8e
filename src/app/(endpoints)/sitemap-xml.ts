/** The most URLs that a sitemap may have (sitemaps.org protocol 0.9). */
export const SITEMAP_URLS_MAX = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  contentChangedAt: string;
}

/**
 * Builds the sitemap; an index of several when one can't hold all entries.
 * @param partUrl returns the URL of a part; parts are numbered from 1
 */
export function buildSitemap(entries: readonly SitemapEntry[], partUrl: (part: number) => string): string {
  if (entries.length <= SITEMAP_URLS_MAX) return buildSitemapPart(entries, 1);
  const parts = Array.from({ length: Math.ceil(entries.length / SITEMAP_URLS_MAX) }, (_each, index) => partUrl(index + 1));
  return buildDocument(
    'sitemapindex',
    parts.map((url) => `<sitemap><loc>${url}</loc></sitemap>`),
  );
}

/** Builds one of the sitemaps that an index lists. */
export function buildSitemapPart(entries: readonly SitemapEntry[], part: number): string {
  const listed = entries.slice((part - 1) * SITEMAP_URLS_MAX, part * SITEMAP_URLS_MAX);
  return buildDocument(
    'urlset',
    listed.map(({ url, contentChangedAt }) => `<url><loc>${url}</loc><lastmod>${contentChangedAt}</lastmod></url>`),
  );
}

function buildDocument(root: string, elements: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${elements.join('\n')}\n</${root}>\n`;
}
