import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { listDocsPaths } from './docs-paths';
import { ARTICLE_KINDS } from '../../src/cms/core/article-kinds';
import { buildEntryUrl, ENTRY_KINDS } from '../../src/cms/core/entry-kinds';
import { TOPICS } from '../../src/cms/core/topics';
import { getVisibilityPhase } from '../../src/cms/core/visibility';
import { readContentFacts } from '../../scripts/content-facts';
import { resolveFactTokens } from '../../src/platform/fact-tokens';
import { buildArticleListPath } from '../../src/modules/articles/article-list-view';
import { getJobVisibility } from '../../src/modules/job-openings/visibility';
import { getPressReleaseVisibility } from '../../src/modules/company/press-releases/visibility';

/** The folder of the checkout. */
export const checkout = path.resolve(import.meta.dirname, '../..');

/** The URL of the site under test, without a trailing slash. */
export const site = (process.env['SITE_URL'] ?? process.env['BASE_URL'] ?? 'http://localhost:3000').replace(/\/+$/, '');

const pageFile = z.object({
  url: z.string().startsWith('/'),
  label: z.string(),
  section: z.string().nullish(),
  longDescription: z.string(),
  pagetitle: z.string().nullish(),
  notIndexed: z.boolean().nullish(),
  layout: z.array(z.looseObject({ blockType: z.string() })),
});

const viewedArticle = z.object({
  topics: z.array(z.enum(TOPICS.map(({ value }) => value))),
  author: z.string(),
  contentChangedAt: z.coerce.date().transform((time) => time.toISOString()),
});

/** The fields of a content file. */
export type ContentPage = z.output<typeof pageFile>;

/**
 * The pages of content/, which a fresh database is filled with. Tests are made from it, because they are collected
 * before the site runs; "the sitemap lists exactly the pages" compares it with /sitemap.xml.
 * @throws when there is no page, since then nothing would be audited
 */
export const pages: readonly ContentPage[] = readPages(path.join(checkout, 'content/pages'));

const ofKinds: readonly { url: string; indexed: boolean }[] = ENTRY_KINDS.flatMap((kind) =>
  readdirSync(path.join(checkout, 'content', kind.folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, fields: frontMatterOf(path.join(kind.folder, file)) }))
    .filter(
      ({ fields }) =>
        getVisibilityPhase(
          kind.collection === 'job-openings'
            ? getJobVisibility(fields)
            : kind.collection === 'press-releases'
              ? getPressReleaseVisibility(fields)
              : {},
          new Date(),
        ) === 'now',
    )
    .map(({ file, fields }) => ({
      url: buildEntryUrl(kind, file.slice(0, -'.md'.length)),
      indexed: !kind.hidesSamples || fields['sample'] !== true,
    })),
);

/** The entries of content/, of every kind, and the places of the handbook. */
export const entries = [...ofKinds, ...listDocsPaths(path.join(checkout, 'content')).map((url) => ({ url, indexed: true }))];

/** The pages that are made from facts alone: those of versions, releases and vulnerabilities of PostgreSQL. */
export const factPages: readonly string[] = [
  ...readRows('postgres-versions', z.object({ major: z.number() })).map(({ major }) => `/releases/${major}`),
  ...readRows('postgres-releases', z.object({ versions: z.array(z.string()) }))
    .flatMap(({ versions }) => versions)
    .map((version) => `/releases/${version}`),
  ...readRows('postgres-cves', z.object({ key: z.string() })).map(({ key }) => `/security/cve/${key}`),
];

/** The paths of all pages and entries. */
export const pagePaths: readonly string[] = [...pages.map(({ url }) => url), ...entries.map(({ url }) => url), ...factPages];

/** All pages, and every eighth entry, since entries of a kind share their components: for what is slow, or drawn from the title alone. */
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

/** The lists of articles by topic and by author. */
const articleViews: readonly string[] = ARTICLE_KINDS.flatMap(({ folder, base }) => {
  const articles = readdirSync(path.join(checkout, 'content', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => viewedArticle.parse(frontMatterOf(path.join(folder, file))));
  return [
    ...[...new Set(articles.flatMap(({ topics }) => topics))].map((topic) => buildArticleListPath(base, { topic, page: 1 })),
    ...[...new Set(articles.map(({ author }) => author))].map((author) => buildArticleListPath(base, { author, page: 1 })),
  ];
});

/** Those of the sitemap. */
export const sitemapPaths: readonly string[] = [...indexablePaths, ...articleViews];

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

/** The redirects of content/redirects.yaml. */
export const redirects = z
  .array(z.object({ from: z.string(), to: z.string() }))
  .nonempty()
  .parse(parse(readFileSync(path.join(checkout, 'content/redirects.yaml'), 'utf8')));

function frontMatterOf(file: string): Record<string, unknown> {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(path.join(checkout, 'content', file), 'utf8')) ?? [];
  return z.record(z.string(), z.unknown()).parse(parse(yaml));
}

function readRows<Row>(name: string, row: z.ZodType<Row>): Row[] {
  return z.array(row).parse(parse(readFileSync(path.join(checkout, `content/data/${name}.yaml`), 'utf8')));
}

function readPages(folder: string): ContentPage[] {
  const facts = readContentFacts();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  if (files.length === 0) throw new Error(`There is no page in ${folder}`);
  return files
    .map((file) => pageFile.parse(resolveFactTokens(parse(readFileSync(path.join(folder, file), 'utf8')), facts)))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));
}
