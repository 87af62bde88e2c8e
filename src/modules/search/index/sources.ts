import { sql } from '@payloadcms/db-postgres';
import type { DataFromCollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { getEntryKind, LISTED_KINDS, type EntryCollection } from '@/cms/core/kinds/entry-kinds';
import { getTableName } from '@/cms/core/database/entry-tables';
import { loadFactValues } from '@/cms/facts/load-fact-values';
import { isPublished } from '@/cms/core/publishing/is-published';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import { findStoredRow, findStoredRows } from '@/cms/core/database/stored-rows';
import { queryRows } from '@/cms/core/database/transaction';
import type { Page } from '@/payload-types';
import { resolveFactTokens } from '@/platform/fact-tokens';
import { buildEntryDocuments, buildPageDocuments, type IndexContext } from './build-documents';
import { buildFactDocuments, type IndexedFacts } from './fact-documents';
import type { SearchDocument } from './search-document';

const FACTS = [
  'products',
  'plans',
  'courses',
  'training-classes',
  'installations',
  'postgres-versions',
  'postgres-releases',
  'postgres-cves',
] as const satisfies readonly IndexedFacts[];

/** The collections whose published entries are indexed. */
export type IndexedCollection = 'pages' | EntryCollection | IndexedFacts;
export const INDEXED_COLLECTIONS: readonly IndexedCollection[] = [
  'pages',
  ...LISTED_KINDS.map(({ collection }) => collection),
  ...FACTS,
];

/** A row of a collection as the public sees it: its source, and when it was changed. */
export interface PublishedRow {
  collection: IndexedCollection;
  id: number;
  source: string;
  updatedAt: string;
}

const rowSchema = z.object({ id: z.number(), updatedAt: z.string() });

/** Returns the collection with this slug if it is indexed. */
export function findIndexedCollection(slug: string): IndexedCollection | undefined {
  return INDEXED_COLLECTIONS.find((collection) => collection === slug);
}

/** Returns the source of an entry's hits. */
export function getSource(collection: IndexedCollection, id: number | string): string {
  return `${collection}:${id}`;
}

/** Lists everything that is published in a collection, without its text. */
export async function listPublished(req: PayloadRequest, collection: IndexedCollection): Promise<PublishedRow[]> {
  const { docs } = await req.payload.db.find({
    collection,
    where: hasDrafts(collection) ? PUBLISHED_WHERE : {},
    select: { updatedAt: true },
    pagination: false,
    limit: 0,
    req,
  });
  return docs.map((doc) => {
    const { id, updatedAt } = rowSchema.parse(doc);
    return { collection, id, source: getSource(collection, id), updatedAt };
  });
}

/** Builds the hits of an entry as the public sees it in this transaction; none when it isn't public. */
export async function buildSourceDocuments(
  req: PayloadRequest,
  { collection, id }: Pick<PublishedRow, 'collection' | 'id'>,
  context: IndexContext,
): Promise<{ updatedAt: string; documents: SearchDocument[] } | undefined> {
  const stored = await findStoredRow(req, collection, id);
  if (stored === undefined || (hasDrafts(collection) && !isPublished(stored))) return undefined;
  const documents = await buildDocuments(req, collection, resolveFactTokens(stored, context.facts), context);
  return { updatedAt: stored.updatedAt, documents };
}

/** Reads the data from other entries that hits need. */
export async function readIndexContext(req: PayloadRequest): Promise<IndexContext> {
  const products = await findStoredRows(req, 'products');
  const chapters = await findStoredRows(req, 'docs-groups');
  const courses = await findStoredRows(req, 'courses');
  return {
    products: products.map(({ key, name, url }) => ({ key, name, url })),
    chapters: new Map(chapters.map(({ version, key, title }) => [`${version}/${key}`, title])),
    courses: new Map(courses.map(({ key, name }) => [key, name])),
    facts: await loadFactValues(req.payload, req),
    now: Date.now(),
  };
}

/** Returns the ids of the public pages that show a shared block. */
export async function findPublishedPageIdsWithSharedBlock(req: PayloadRequest, key: string): Promise<number[]> {
  const pages = await findStoredRows(req, 'pages', PUBLISHED_WHERE);
  return pages.flatMap(({ id, layout }) => (layout.some((block) => getSharedBlockKey(block) === key) ? [id] : []));
}

/** Matches every fact, because every token contains it. */
export const FACT_TOKEN_START = '{{';

const tokenRowsSchema = z.array(z.object({ id: z.union([z.number(), z.string()]) }));

/**
 * Lists the entries that depend on these facts: those with one of their tokens, in their own fields, in an array, or in a
 * shared block, and the versions, whose hits contain the newest minor release. It may return a few entries too many, and an entry
 * more than once.
 */
export async function listEntriesWithFacts(
  req: PayloadRequest,
  names: readonly string[],
): Promise<Pick<PublishedRow, 'collection' | 'id'>[]> {
  const concernsVersions = names.some((name) => name === FACT_TOKEN_START || name.startsWith('postgres.'));
  const entries: Pick<PublishedRow, 'collection' | 'id'>[] = concernsVersions
    ? await listPublished(req, 'postgres-versions')
    : [];
  const patterns = names.map((name) => `%${name}%`);
  // Sequentially, because a transaction has one connection.
  for (const collection of INDEXED_COLLECTIONS)
    for (const id of await findRowsWithText(req, collection, patterns)) entries.push({ collection, id: Number(id) });
  for (const block of await findRowsWithText(req, 'shared-blocks', patterns))
    for (const id of await findPublishedPageIdsWithSharedBlock(req, String(block))) entries.push({ collection: 'pages', id });
  return entries;
}

const childTablesSchema = z.array(z.object({ table: z.string(), parent: z.string() }));

/** Returns the IDs of the entries that have, in their own fields or in array rows, a token and text that matches a pattern. */
async function findRowsWithText(
  req: PayloadRequest,
  collection: IndexedCollection | 'shared-blocks',
  patterns: readonly string[],
): Promise<(number | string)[]> {
  const table = getTableName(collection);
  // Payload stores each array field in its own table, whose rows refer to the entry.
  const children = childTablesSchema.parse(
    await queryRows(
      req,
      sql`select child.relname as table, attname as parent
        from pg_constraint join pg_class child on child.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = ${table}::regclass and attname in ('parent_id', '_parent_id')`,
    ),
  );
  const texts = [{ table, parent: 'id' }, ...children].map(
    (each) =>
      sql`select ${sql.identifier(each.parent)} as id, to_jsonb(entry)::text as text from ${sql.identifier(each.table)} entry`,
  );
  // The offset keeps Postgres from computing each text twice.
  const rows = await queryRows(
    req,
    sql`select distinct id from (select * from (${sql.join(texts, sql` union all `)}) as texts offset 0) as entries
      where position('{{' in text) > 0 and text like any (${sql.param(patterns)}::text[])`,
  );
  return tokenRowsSchema.parse(rows).map(({ id }) => id);
}

function hasDrafts(collection: IndexedCollection): boolean {
  return !FACTS.some((facts) => facts === collection);
}

async function buildDocuments(
  req: PayloadRequest,
  collection: IndexedCollection,
  stored: DataFromCollectionSlug<IndexedCollection>,
  context: IndexContext,
): Promise<SearchDocument[]> {
  const facts = FACTS.find((each) => each === collection);
  if (facts) return buildFactDocuments(facts, stored, context);
  if ('layout' in stored) return buildPageDocuments(await withSharedBlocks(req, stored, context), context);
  const kind = LISTED_KINDS.find((each) => each.collection === collection);
  return kind ? buildEntryDocuments(getEntryKind(kind.collection).collection, stored, context) : [];
}

async function withSharedBlocks(req: PayloadRequest, page: Page, { facts }: IndexContext): Promise<Page> {
  const ids = page.layout.flatMap((block) => getSharedBlockKey(block) ?? []);
  if (ids.length === 0) return page;
  const blocks = await findStoredRows(req, 'shared-blocks', { id: { in: ids } });
  const layouts = new Map(blocks.map(({ id, layout }) => [id, resolveFactTokens(layout, facts)]));
  return { ...page, layout: page.layout.flatMap((block) => layouts.get(getSharedBlockKey(block) ?? '') ?? [block]) };
}

function getSharedBlockKey(block: Page['layout'][number]): string | undefined {
  if (block.blockType !== 'sharedBlock') return undefined;
  return typeof block.block === 'string' ? block.block : block.block.id;
}
