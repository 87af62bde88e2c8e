import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ARTICLE_KINDS } from '@/cms/core/kinds/article-kinds';
import { buildEntryUrl, ENTRY_KINDS } from '@/cms/core/kinds/entry-kinds';
import { TOPICS } from '@/cms/core/taxonomy/topics';
import { getVisibilityPhase } from '@/cms/core/publishing/visibility';
import { resolveFactTokens } from '@/platform/fact-tokens';
import { buildArticleListPath } from '@/modules/articles/article-list-view';
import { getJobVisibility } from '@/modules/job-openings/visibility';
import { getPressReleaseVisibility } from '@/modules/company/press-releases/visibility';
import { listDocsPaths } from './docs-paths';
import { readContentFacts } from '../../scripts/content-facts';
import { repositoryRoot } from '../../scripts/paths';

const content = path.join(repositoryRoot, 'content');

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
type ContentPage = z.output<typeof pageFile>;

const redirectSchema = z.object({ from: z.string(), to: z.string() });
const redirectsSchema = z.array(redirectSchema).nonempty();

/** What tests know of content/, which a fresh database is filled with. */
export const contentListsSchema = z.object({
  pages: z.array(pageFile),
  /** Entries of every kind, and the places of the handbook. */
  entries: z.array(z.object({ url: z.string(), indexed: z.boolean() })),
  /** Paths of the pages that are made from facts alone: those of versions, releases and vulnerabilities of PostgreSQL. */
  factPages: z.array(z.string()),
  /** Paths of the lists of articles by topic and by author. */
  articleViews: z.array(z.string()),
  redirects: redirectsSchema,
});

export type ContentLists = z.output<typeof contentListsSchema>;

/**
 * Reads content/, which takes half a second.
 * @throws when there is no page, since then nothing would be audited
 */
export function readContentLists(): ContentLists {
  return {
    pages: readPages(),
    entries: [...readEntries(), ...listDocsPaths(content).map((url) => ({ url, indexed: true }))],
    factPages: [
      ...readRows('postgres-versions', z.object({ major: z.number() })).map(({ major }) => `/releases/${major}`),
      ...readRows('postgres-releases', z.object({ versions: z.array(z.string()) }))
        .flatMap(({ versions }) => versions)
        .map((version) => `/releases/${version}`),
      ...readRows('postgres-cves', z.object({ key: z.string() })).map(({ key }) => `/security/cve/${key}`),
    ],
    articleViews: readArticleViews(),
    redirects: redirectsSchema.parse(parse(readFileSync(path.join(content, 'redirects.yaml'), 'utf8'))),
  };
}

function readEntries(): ContentLists['entries'] {
  return ENTRY_KINDS.flatMap((kind) =>
    readdirSync(path.join(content, kind.folder), { recursive: true, encoding: 'utf8' })
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
}

function readArticleViews(): string[] {
  return ARTICLE_KINDS.flatMap(({ folder, base }) => {
    const articles = readdirSync(path.join(content, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => viewedArticle.parse(frontMatterOf(path.join(folder, file))));
    return [
      ...[...new Set(articles.flatMap(({ topics }) => topics))].map((topic) => buildArticleListPath(base, { topic, page: 1 })),
      ...[...new Set(articles.map(({ author }) => author))].map((author) => buildArticleListPath(base, { author, page: 1 })),
    ];
  });
}

function frontMatterOf(file: string): Record<string, unknown> {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(path.join(content, file), 'utf8')) ?? [];
  return z.record(z.string(), z.unknown()).parse(parse(yaml));
}

function readRows<Row>(name: string, row: z.ZodType<Row>): Row[] {
  return z.array(row).parse(parse(readFileSync(path.join(content, `data/${name}.yaml`), 'utf8')));
}

function readPages(): ContentPage[] {
  const folder = path.join(content, 'pages');
  const facts = readContentFacts();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  if (files.length === 0) throw new Error(`There is no page in ${folder}`);
  return files
    .map((file) => pageFile.parse(resolveFactTokens(parse(readFileSync(path.join(folder, file), 'utf8')), facts)))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));
}
