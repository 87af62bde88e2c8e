import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';
import { buildAuthorUrl, ARTICLE_KINDS } from '@/cms/core/kinds/article-kinds';
import { type EntryTable, getDraftTable, getDataTable, getPublishedTable } from '@/cms/core/database/entry-tables';
import { buildTopicUrl, TOPICS } from '@/cms/core/taxonomy/topics';
import { queryRows } from '@/cms/core/database/transaction';
import { hasLinks } from './entry-links';

type Statement = ReturnType<typeof sql>;
type Tables = Readonly<Record<string, object>>;

/** Entries of a collection that may contain a link: in what is public, or in their latest drafts. */
export interface Candidates {
  slug: CollectionSlug;
  isDraft: boolean;
  ids: readonly string[];
}

const candidateRowsSchema = z.array(z.object({ slug: z.string(), id: z.string(), is_draft: z.boolean() }));

/**
 * Finds the entries that may link to one of the targets: those that contain one anywhere in their rows, and those whose page
 * derives a link to one. Postgres reads all collections in one query, because loading every entry takes much longer.
 */
export function findCandidates(targets: readonly string[], req: PayloadRequest): Promise<Candidates[]> {
  return findEntries(req, hasLinks, (collections) => buildCandidatesQuery(collections, targets, req.payload.db.tables));
}

/** Finds the entries of these collections that may have a word anywhere in their rows, in upper or lower case. */
export function findEntriesWithWord(word: string, isSearched: CollectionFilter, req: PayloadRequest): Promise<Candidates[]> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return findEntries(req, isSearched, (collections) =>
    buildEntriesQuery(collections, ({ name }) =>
      buildRowConditions(name, (row) => sql`${sql.identifier(row)}::text ilike ${pattern}`, req.payload.db.tables),
    ),
  );
}

type CollectionFilter = (collection: SanitizedCollectionConfig) => boolean;

interface SearchedCollection {
  slug: string;
  hasDrafts: boolean;
}

async function findEntries(
  req: PayloadRequest,
  isSearched: CollectionFilter,
  buildQuery: (collections: readonly SearchedCollection[]) => Statement,
): Promise<Candidates[]> {
  const collections = req.payload.config.collections
    .filter(isSearched)
    .map((collection) => ({ slug: collection.slug, hasDrafts: hasDraftsEnabled(collection) }));
  const rows = candidateRowsSchema.parse(await queryRows(req, buildQuery(collections)));
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
  collections: readonly SearchedCollection[],
  targets: readonly string[],
  tables: Tables,
): Statement {
  return buildEntriesQuery(collections, (table, slug) => [
    ...buildContainingConditions(table, targets, tables),
    ...buildDerivedLinkConditions(slug, table, targets),
  ]);
}

/** Builds the query for the entries that meet one of the conditions on `entry`, in each of their states. */
function buildEntriesQuery(
  collections: readonly SearchedCollection[],
  buildConditions: (table: EntryTable, slug: string) => Statement[],
): Statement {
  const queries = collections.flatMap(({ slug, hasDrafts }) => {
    const states = hasDrafts ? [getPublishedTable(slug), getDraftTable(slug)] : [getDataTable(slug)];
    return states.map((table) => {
      const conditions = buildConditions(table, slug);
      // Conditions instead of joins: with a hundred joins, Postgres plans for longer than it searches.
      return sql`select ${slug}::text as slug, entry.${sql.identifier(table.id)}::text as id, ${table.isDraft}::boolean as is_draft
        from ${sql.identifier(table.name)} as entry where ${table.where} and (${sql.join(conditions, sql` or `)})`;
    });
  });
  return sql.join(queries, sql` union all `);
}

interface ListTable {
  name: string;
  /** The column with the ID of the row in the entry's table. */
  parent: string;
}

/** Builds a condition on `entry`: one of the rows of a list meets a condition on `list`. */
function buildListCondition({ name, parent }: ListTable, condition: Statement): Statement {
  // The IDs of an entry and of its list may have different types.
  return sql`entry.id::text in (
    select list.${sql.identifier(parent)}::text from ${sql.identifier(name)} as list where ${condition}
  )`;
}

/** Builds conditions for the entries that contain one of the targets in their row, or in the rows of their lists. */
function buildContainingConditions({ name }: EntryTable, targets: readonly string[], tables: Tables): Statement[] {
  const words = targets.map((target) => target.replace(/^media:/, ''));
  const has = (row: string): Statement =>
    sql.join(
      words.map((word) => sql`strpos(${sql.identifier(row)}::text, ${word}) > 0`),
      sql` or `,
    );
  return buildRowConditions(name, has, tables);
}

/**
 * Builds conditions for the entries whose row, or one of the rows of their lists, meets a condition.
 * @param has builds the condition on `entry` or `list`
 */
function buildRowConditions(name: string, has: (row: string) => Statement, tables: Tables): Statement[] {
  const lists = Object.entries(tables).flatMap(([list, columns]): ListTable[] => {
    if (!list.startsWith(`${name}_`)) return [];
    if ('_parentID' in columns) return [{ name: list, parent: '_parent_id' }];
    return 'parent' in columns ? [{ name: list, parent: 'parent_id' }] : [];
  });
  return [has('entry'), ...lists.map((list) => buildListCondition(list, has('list')))];
}

/** Builds conditions for links that a row stores in another form: the author's key, the topics, the chapter of the handbook. */
function buildDerivedLinkConditions(slug: string, table: EntryTable, targets: readonly string[]): Statement[] {
  const isOneOf = (column: string, values: readonly string[]): Statement =>
    sql`entry.${sql.identifier(table.prefix + column)} in (${join(values)})`;
  if (slug === 'docs') {
    // The last part of a chapter's URL. Other pages of its name are left out afterwards.
    const chapters = targets.flatMap((target) =>
      target.startsWith('/docs/') ? [target.slice(target.lastIndexOf('/') + 1)] : [],
    );
    return chapters.length > 0 ? [isOneOf('group', chapters)] : [];
  }
  const kind = ARTICLE_KINDS.find(({ collection }) => collection === slug);
  if (kind === undefined) return [];
  const beforeAuthor = buildAuthorUrl(kind, '');
  const authors = targets.flatMap((target) => (target.startsWith(beforeAuthor) ? [target.slice(beforeAuthor.length)] : []));
  const topics = TOPICS.flatMap(({ value }) => (targets.includes(buildTopicUrl(value)) ? [value] : []));
  const topicList = { name: `${table.name}_${table.prefix}topics`, parent: 'parent_id' };
  return [
    ...(authors.length > 0 ? [isOneOf('author', authors)] : []),
    ...(topics.length > 0 ? [buildListCondition(topicList, sql`list.value::text in (${join(topics)})`)] : []),
  ];
}

function join(values: readonly string[]): Statement {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
