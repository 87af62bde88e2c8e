import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentLists, contentListsSchema, readContentLists } from './content-lists';

/** The folder of the checkout. */
export const checkout = path.resolve(import.meta.dirname, '../..');

/** The URL of the site under test, without a trailing slash. */
export const site = (process.env['SITE_URL'] ?? process.env['BASE_URL'] ?? 'http://localhost:3000').replace(/\/+$/, '');

/** The file with the lists of content/ that another process of a run has read. */
const file = process.env['CONTENT_LISTS'];

/**
 * The lists of content/. Tests are made from them, because they are collected before the site runs; "the sitemap lists exactly the
 * pages" compares them with /sitemap.xml.
 */
const lists: ContentLists =
  file !== undefined && existsSync(file) ? contentListsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : readContentLists();

// Complete at once, because another process may read it.
if (file !== undefined && !existsSync(file)) {
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(lists));
  renameSync(`${file}.${process.pid}`, file);
}

export const { pages, entries, factPages, redirects } = lists;

/** The paths of all pages and entries. */
export const pagePaths: readonly string[] = [...pages.map(({ url }) => url), ...entries.map(({ url }) => url), ...factPages];

/** All pages, and every eighth entry, since entries of a kind share their components: for what is slow. */
export const samplePaths: readonly string[] = [
  ...pages.map(({ url }) => url),
  ...[...entries.map(({ url }) => url), ...factPages].filter((_url, index) => index % 8 === 0),
];

/** Those that search engines may list. */
export const indexablePaths: readonly string[] = [
  ...pages.filter(({ notIndexed }) => notIndexed !== true).map(({ url }) => url),
  ...entries.filter(({ indexed }) => indexed).map(({ url }) => url),
  ...factPages,
];

/** Those of the sitemap. */
export const sitemapPaths: readonly string[] = [...indexablePaths, ...lists.articleViews];

/** The path of a page's Markdown. */
export const getMarkdownPath = (pagePath: string) => `${pagePath === '/' ? '/index' : pagePath}.md`;

/** One page of each kind, for what is too slow to be audited on every page. */
export const representativePaths = [
  '/',
  '/why-edb/high-availability',
  '/products/compare-postgres-databases',
  '/products/view-all',
  '/privacy-policy',
  '/services/support',
  '/postgres-tutorials/window-functions',
  '/404',
] as const;
