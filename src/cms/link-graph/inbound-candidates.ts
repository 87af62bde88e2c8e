import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';
import { buildAuthorUrl, ARTICLE_KINDS } from '@/cms/core/article-kinds';
import { type EntryTable, getDraftTable, getDataTable, getPublishedTable } from '@/cms/core/entry-tables';
import { buildTopicUrl, TOPICS } from '@/cms/core/topics';
import { queryRows } from '@/cms/core/transaction';
import { hasLinks } from './entry-links';

type Statement = ReturnType<typeof sql>;
type Tables = Readonly<Record<string, object>>;

/** Entries of a collection that may contain a link: in what is public, or in their latest drafts. */
export interface Candidates {
  slug: CollectionSlug;
  isDraft: boolean;
  ids: readonly string[];
}

const candidateRows = z.array(z.object({ slug: z.string(), id: z.string(), is_draft: z.boolean() }));

/**
 * Finds the entries that may link to one of the targets: those that contain one anywhere in their rows, and those whose page
 * derives a link to one. Postgres reads all collections in one query, because loading every entry takes much longer.
 */
export async function findCandidates(targets: readonly string[], req: PayloadRequest): Promise<Candidates[]> {
  const { config, db } = req.payload;
  const collections = config.collections
    .filter(hasLinks)
    .map((collection) => ({ slug: collection.slug, hasDrafts: hasDraftsEnabled(collection) }));
  const rows = candidateRows.parse(await queryRows(req, buildCandidatesQuery(collections, targets, db.tables)));
  return collections
    .flatMap(({ slug }) => [false, true].map((isDraft) => ({ slug, isDraft })))
    .map(({ slug, isDraft }) => ({
      slug,
      isDraft,
      ids: rows.filter((row) => row.slug === slug && row.is_draft === isDraft).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0);
}

/**
 * Builds the query for the candidates in these collections. Older versions are left out: they are shown again only after
 * they have been restored as a draft.
 * @param tables the columns of all tables, to find the tables of lists
 */
export function buildCandidatesQuery(
  collections: readonly { slug: string; hasDrafts: boolean }[],
  targets: readonly string[],
  tables: Tables,
): Statement {
  const queries = collections.flatMap(({ slug, hasDrafts }) => {
    const states = hasDrafts ? [getPublishedTable(slug), getDraftTable(slug)] : [getDataTable(slug)];
    return states.flatMap((table) => [
      ...buildContainingQueries(slug, table, targets, tables),
      ...buildDerivedLinkQueries(slug, table, targets),
    ]);
  });
  return sql.join(queries, sql` union `);
}

/** Selects the entries of a table with a condition on `entry`, or on `list`: the rows of one of their lists. */
function buildSelect(
  slug: string,
  { name, id, where, isDraft }: EntryTable,
  condition: Statement,
  list?: { name: string; parent: string },
): Statement {
  const rows = list
    ? sql` join ${sql.identifier(list.name)} as list on list.${sql.identifier(list.parent)}::text = entry.id::text`
    : sql``;
  return sql`select ${slug}::text as slug, entry.${sql.identifier(id)}::text as id, ${isDraft}::boolean as is_draft
    from (select * from ${sql.identifier(name)} where ${where}) as entry${rows} where ${condition}`;
}

/** Builds queries for the entries that contain one of the targets in their row, or in the rows of their lists. */
function buildContainingQueries(slug: string, table: EntryTable, targets: readonly string[], tables: Tables): Statement[] {
  const words = targets.map((target) => target.replace(/^media:/, ''));
  const has = (row: string): Statement =>
    sql.join(
      words.map((word) => sql`strpos(${sql.identifier(row)}::text, ${word}) > 0`),
      sql` or `,
    );
  const lists = Object.entries(tables).flatMap(([name, columns]) => {
    if (!name.startsWith(`${table.name}_`)) return [];
    if ('_parentID' in columns) return [{ name, parent: '_parent_id' }];
    return 'parent' in columns ? [{ name, parent: 'parent_id' }] : [];
  });
  return [buildSelect(slug, table, has('entry')), ...lists.map((list) => buildSelect(slug, table, has('list'), list))];
}

/** Builds queries for links that a row stores in another form: the author's key, the topics, the chapter of the handbook. */
function buildDerivedLinkQueries(slug: string, table: EntryTable, targets: readonly string[]): Statement[] {
  const isOneOf = (column: string, values: readonly string[]): Statement =>
    sql`entry.${sql.identifier(table.prefix + column)} in (${join(values)})`;
  if (slug === 'docs') {
    // The last part of a chapter's URL. Other pages of its name are left out afterwards.
    const chapters = targets.flatMap((target) =>
      target.startsWith('/docs/') ? [target.slice(target.lastIndexOf('/') + 1)] : [],
    );
    return chapters.length > 0 ? [buildSelect(slug, table, isOneOf('group', chapters))] : [];
  }
  const kind = ARTICLE_KINDS.find(({ collection }) => collection === slug);
  if (kind === undefined) return [];
  const beforeAuthor = buildAuthorUrl(kind, '');
  const authors = targets.flatMap((target) => (target.startsWith(beforeAuthor) ? [target.slice(beforeAuthor.length)] : []));
  const topics = TOPICS.flatMap(({ value }) => (targets.includes(buildTopicUrl(value)) ? [value] : []));
  const topicList = { name: `${table.name}_${table.prefix}topics`, parent: 'parent_id' };
  return [
    ...(authors.length > 0 ? [buildSelect(slug, table, isOneOf('author', authors))] : []),
    ...(topics.length > 0 ? [buildSelect(slug, table, sql`list.value::text in (${join(topics)})`, topicList)] : []),
  ];
}

function join(values: readonly string[]): Statement {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
