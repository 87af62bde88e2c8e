import { sql } from '@payloadcms/db-postgres';
import { cache } from 'react';
import type { Where } from 'payload';
import { z } from 'zod';
import { buildArticleUrl, ARTICLE_KINDS, type ArticleKind } from '@/cms/core/kinds/article-kinds';
import { TOPICS, type Topic } from '@/cms/core/taxonomy/topics';
import type { Author, Lab, Post, Tutorial } from '@/payload-types';
import { timestampSchema } from '@/platform/database/timestamp-schema';
import { estimateReadingMinutes } from '@/platform/reading-time';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { findFacts } from '@/modules/entries';
import { findOnePublic, findPublic, getPublicReader, queryPublished } from '@/modules/public-reader';
import { buildArticleListPath } from './article-list-view';

/** The fields of an article that lists show. */
export interface ArticleSummary {
  url: string;
  title: string;
  description: string;
  topics: Topic[];
  author: string;
  published: string;
  level: Tutorial['level'] | undefined;
  /** How long it takes to read. */
  minutes: number;
}

/** A published article of any kind. */
export type Article = ArticleSummary & {
  kind: ArticleKind;
  /** The day on which the commands were run last; undefined when they were not run. */
  verified: string | undefined;
  body: string;
  postgres: number[];
  series: string | undefined;
  part: number | undefined;
  related: string[];
  contentChangedAt: string;
};

/** Which articles of a kind a list shows. */
export interface ArticleFilter {
  topic?: Topic | undefined;
  author?: string | undefined;
}

/** Articles per list page. */
const ARTICLES_PER_PAGE = 12;

const NEWEST_FIRST = ['-published', 'slug'];
const SUMMARY_FIELDS = {
  slug: true,
  title: true,
  description: true,
  topics: true,
  author: true,
  published: true,
  body: true,
} as const;

/** Returns the published article at this path, if any. */
export const findArticle = cache(async (path: string): Promise<Article | undefined> => {
  const kind = ARTICLE_KINDS.find(({ base }) => path.startsWith(`${base}/`));
  const slug = path.slice((kind?.base.length ?? 0) + 1);
  if (!kind || !/^[a-z0-9-]+$/.test(slug)) return undefined;
  await addCacheTags(pageTag(path));
  const doc = await findOnePublic(kind.collection, { slug: { equals: slug } });
  return doc && toArticle(kind, doc);
});

/** Returns one page of the articles of a kind, newest first, and the number of pages. */
export async function getArticles(
  kind: ArticleKind,
  { topic, author }: ArticleFilter,
  page: number,
): Promise<{ articles: ArticleSummary[]; pages: number }> {
  return loadListPage(kind, topic, author, page);
}

/** Cached per request, because both the metadata and the page use it. */
const loadListPage = cache(async (kind: ArticleKind, topic: Topic | undefined, author: string | undefined, page: number) => {
  await addCacheTags(dataTag(kind.collection));
  // Find the ids first, so that related rows are loaded only for the twelve articles on this page, not for all before
  // them.
  const found = await (
    await getPublicReader()
  ).find({
    collection: kind.collection,
    where: buildWhere({ topic, author }),
    select: { slug: true },
    sort: NEWEST_FIRST,
    limit: ARTICLES_PER_PAGE,
    page,
    depth: 0,
  });
  const docs = await findPublic(kind.collection, {
    where: { id: { in: found.docs.map(({ id }) => id) } },
    select: selectSummary(kind),
    sort: NEWEST_FIRST,
  });
  return { articles: docs.map((doc) => toSummary(kind, doc)), pages: found.totalDocs === 0 ? 0 : found.totalPages };
});

/** Returns how many published articles of each kind a topic has. */
export async function countArticles(topic: Topic): Promise<{ kind: ArticleKind; count: number }[]> {
  await addCacheTags(...ARTICLE_KINDS.map(({ collection }) => dataTag(collection)));
  const reader = await getPublicReader();
  return Promise.all(
    ARTICLE_KINDS.map(async (kind) => {
      const { totalDocs } = await reader.find({
        collection: kind.collection,
        where: buildWhere({ topic }),
        select: { slug: true },
        limit: 1,
        depth: 0,
      });
      return { kind, count: totalDocs };
    }),
  );
}

const topicRowSchema = z.object({ topic: z.enum(TOPICS.map(({ value }) => value)) });

/** Returns the topics with published articles of a kind, in the order of the topics. */
export async function getTopics({ collection }: ArticleKind): Promise<Topic[]> {
  await addCacheTags(dataTag(collection));
  const rows = await queryPublished(
    topicRowSchema,
    sql`
    select topic from unnest(enum_range(null::${sql.identifier(`enum_${collection}_topics`)})) as topic
    cross join lateral (
      select from ${sql.identifier(`${collection}_topics`)} as chosen
      join ${sql.identifier(collection)} as entry on entry.id = chosen.parent_id
      where chosen.value = topic
      limit 1
    ) as one_of_it`,
  );
  const found = new Set(rows.map(({ topic }) => topic));
  return TOPICS.flatMap(({ value }) => (found.has(value) ? [value] : []));
}

const viewRowSchema = z
  .object({
    topic: z.enum(TOPICS.map(({ value }) => value)).nullable(),
    author: z.string().nullable(),
    content_changed_at: timestampSchema,
  })
  .transform(({ topic, author, content_changed_at: contentChangedAt }) => ({
    view: { topic: topic ?? undefined, author: author ?? undefined, page: 1 },
    contentChangedAt,
  }));

/**
 * Returns the first page of each view of articles by topic and by author that search engines may list, with the newest change
 * of its articles.
 */
export async function getArticleViews(): Promise<{ url: string; contentChangedAt: string }[]> {
  await addCacheTags(dataTag('pages'), ...ARTICLE_KINDS.map(({ collection }) => dataTag(collection)));
  const authors = (await findFacts('authors')).map(({ key }) => sql`${key}`);
  if (authors.length === 0) return [];
  const lists = await Promise.all(
    ARTICLE_KINDS.map(async ({ collection, base }) => {
      const views = await queryPublished(
        viewRowSchema,
        sql`
        select topics.value::text as topic, entry.author, max(entry.content_changed_at) as content_changed_at
        from ${sql.identifier(collection)} as entry
        left join ${sql.identifier(`${collection}_topics`)} as topics on topics.parent_id = entry.id
        where entry.author in (${sql.join(authors, sql`, `)})
          and exists (select from pages where url = ${base} and not_indexed is not true)
        group by grouping sets ((topics.value), (entry.author))
        having topics.value is not null or entry.author is not null
        order by topic, author`,
      );
      return views.map(({ view, contentChangedAt }) => ({ url: buildArticleListPath(base, view), contentChangedAt }));
    }),
  );
  return lists.flat();
}

/** Returns the newest articles of all kinds in full, for feeds. */
export async function getNewestArticles(filter: ArticleFilter, limit: number): Promise<Article[]> {
  await addCacheTags(...ARTICLE_KINDS.map(({ collection }) => dataTag(collection)));
  const kinds = await Promise.all(
    ARTICLE_KINDS.map(async (kind) => {
      const docs = await findPublic(kind.collection, { where: buildWhere(filter), sort: NEWEST_FIRST, limit });
      return docs.map((doc) => toArticle(kind, doc));
    }),
  );
  return kinds.flat().toSorted(compareNewestFirst).slice(0, limit);
}

/** Returns the parts of an article's series in order; empty without a series. */
export async function getSeriesParts({ kind, series }: Article): Promise<ArticleSummary[]> {
  if (!series) return [];
  await addCacheTags(dataTag(kind.collection));
  const docs = await findPublic(kind.collection, { where: { series: { equals: series } }, select: SUMMARY_FIELDS, sort: 'part' });
  return docs.map((doc) => toSummary(kind, doc));
}

/** Only tutorials have a level. */
function selectSummary({ collection }: ArticleKind) {
  return collection === 'tutorials' ? { ...SUMMARY_FIELDS, level: true as const } : SUMMARY_FIELDS;
}

function buildWhere({ topic, author }: ArticleFilter): Where {
  return { ...(topic ? { topics: { in: [topic] } } : {}), ...(author ? { author: { equals: author } } : {}) };
}

type SummaryDoc = Pick<Post, keyof typeof SUMMARY_FIELDS> & Pick<Partial<Tutorial>, 'level'>;

function toSummary(
  kind: ArticleKind,
  { slug, title, description, topics, author, published, level, body }: SummaryDoc,
): ArticleSummary {
  const minutes = estimateReadingMinutes(body);
  return { url: buildArticleUrl(kind, slug), title, description, topics, author, published, level, minutes };
}

/** Converts a collection entry to the article its page shows. */
export function toArticle(kind: ArticleKind, doc: Tutorial | Post | Lab): Article {
  const { verified, body, series, part, related, contentChangedAt } = doc;
  return {
    ...toSummary(kind, doc),
    kind,
    verified: verified ?? undefined,
    body,
    postgres: ('postgres' in doc ? doc.postgres : null) ?? [],
    series: series ?? undefined,
    part: part ?? undefined,
    related: related ?? [],
    contentChangedAt,
  };
}

function compareNewestFirst(one: ArticleSummary, other: ArticleSummary): number {
  return other.published.localeCompare(one.published) || one.url.localeCompare(other.url);
}

/** Returns the author with this key, if any. */
export async function findAuthor(key: string): Promise<Author | undefined> {
  return (await findFacts('authors')).find((author) => author.key === key);
}
