const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  contentChangedAt: string;
}

/** Builds a sitemap (sitemaps.org protocol 0.9). */
export function buildSitemap(entries: readonly SitemapEntry[]): string {
  return buildDocument(
    'urlset',
    entries.map(({ url, contentChangedAt }) => `<url><loc>${url}</loc><lastmod>${contentChangedAt}</lastmod></url>`),
  );
}

/** Builds an index of sitemaps. @param urls absolute */
export function buildSitemapIndex(urls: readonly string[]): string {
  return buildDocument(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`),
  );
}

function buildDocument(root: string, elements: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${elements.join('\n')}\n</${root}>\n`;
}
