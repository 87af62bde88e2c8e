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
  const parts = countSitemapParts(entries);
  if (parts === 1) return buildSitemapPart(entries, 1);
  return buildDocument(
    'sitemapindex',
    Array.from({ length: parts }, (_each, index) => `<sitemap><loc>${partUrl(index + 1)}</loc></sitemap>`),
  );
}

/** Returns how many sitemaps hold all entries. */
export function countSitemapParts(entries: readonly SitemapEntry[]): number {
  return Math.max(1, Math.ceil(entries.length / SITEMAP_URLS_MAX));
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
