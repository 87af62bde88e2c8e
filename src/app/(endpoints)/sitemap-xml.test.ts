import { expect, it } from 'vitest';
import { buildSitemap, buildSitemapIndex } from './sitemap-xml';

it('a sitemap has URLs with the times of their changes', () =>
  expect(buildSitemap([{ url: 'https://www.example.com/', contentChangedAt: '2026-11-23T00:00:00.000Z' }])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://www.example.com/</loc><lastmod>2026-11-23T00:00:00.000Z</lastmod></url>\n</urlset>\n',
  ));

it('an index has the URLs of sitemaps', () =>
  expect(buildSitemapIndex(['https://www.example.com/sitemaps/1'])).toContain(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>https://www.example.com/sitemaps/1</loc></sitemap>\n</sitemapindex>\n',
  ));
