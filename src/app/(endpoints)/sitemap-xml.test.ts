import { expect, it } from 'vitest';
import { buildSitemap, buildSitemapPart, SITEMAP_URLS_MAX, type SitemapEntry } from './sitemap-xml';

const buildEntries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_each, index) => ({
    url: `https://www.example.com/${index}`,
    contentChangedAt: '2026-11-23T00:00:00.000Z',
  }));
const partUrl = (part: number) => `https://www.example.com/sitemaps/${part}`;
const findLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

it('a sitemap lists every page as long as one may', () => {
  const entries = buildEntries(SITEMAP_URLS_MAX);
  const xml = buildSitemap(entries, partUrl);
  expect(xml).toContain('<urlset ');
  expect(findLocations(xml)).toEqual(entries.map(({ url }) => url));
});

it('with more pages, it lists sitemaps that together have each page once', () => {
  const entries = buildEntries(2 * SITEMAP_URLS_MAX + 1);
  const index = buildSitemap(entries, partUrl);
  expect(index).toContain('<sitemapindex ');
  expect(findLocations(index)).toEqual([1, 2, 3].map(partUrl));
  const parts = [1, 2, 3].map((part) => findLocations(buildSitemapPart(entries, part)));
  expect(parts.map(({ length }) => length)).toEqual([SITEMAP_URLS_MAX, SITEMAP_URLS_MAX, 1]);
  expect(parts.flat()).toEqual(entries.map(({ url }) => url));
});
