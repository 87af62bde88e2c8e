import { sql } from '@payloadcms/db-postgres';
import { LRUCache } from 'lru-cache';
import type { BasePayload, DataFromCollectionSlug, TypedCollectionSelect, Where } from 'payload';
import { z } from 'zod';
import { type EntryCollection, LISTED_KINDS } from '@/cms/core/kinds/entry-kinds';
import { getPublishedTable } from '@/cms/core/database/entry-tables';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import { createCachedRead } from '@/platform/page-cache/cached-read';
import { resolveFacts } from './resolve-facts';
import { getPayloadClient } from './payload-client';

/** The operations of Payload's local API that read what pages show. */
type PublicReader = Pick<BasePayload, 'find' | 'findGlobal'>;

/**
 * Reads content as a visitor does: with the access rules of each collection for someone who is not signed in. Payload's
 * local API skips them unless every call asks for them; here no call can forget. Drafts, and entries that are not public
 * at this moment, are never returned, whatever a query asks for. Fact tokens are resolved.
 */
export function getPublicReader(): Promise<PublicReader> {
  return createReader((_query, read) => read());
}

/** What to find, see {@link findPublic}. */
export interface PublicQuery<Select> {
  where: Where;
  select?: Select;
  sort?: string | string[];
  /** All by default. */
  limit?: number;
}

/**
 * Finds entries that a visitor may read, with references as IDs.
 * @param reader such as {@link getCachedReader}
 */
export async function findPublic<
  Collection extends EntryCollection | 'docs-groups',
  Select extends TypedCollectionSelect[Collection],
>(collection: Collection, query: PublicQuery<Select>, reader = getPublicReader()) {
  const { docs } = await (await reader).find({ collection, ...query, pagination: false, depth: 0 });
  return docs;
}

/**
 * Finds an entry that a visitor may read, with references as IDs.
 * @param reader such as {@link getCachedReader}
 */
export async function findOnePublic<Collection extends EntryCollection | 'pages' | 'redirects'>(
  collection: Collection,
  where: Where,
  reader = getPublicReader(),
): Promise<DataFromCollectionSlug<Collection> | undefined> {
  const { docs } = await (await reader).find({ collection, where, limit: 1, pagination: false, depth: 0 });
  return docs[0];
}

/** Queries come from code, from the site settings, or name a page that exists; never what a visitor has made up. */
const CACHED_READS_MAX = 200;
const cachedReads = new LRUCache<string, () => Promise<unknown>>({ max: CACHED_READS_MAX });

/**
 * As {@link getPublicReader}, for queries that nearly every page makes: their results stay in memory as long as they are
 * current (see createCachedRead).
 * @param tags that every change of what is read invalidates
 */
export function getCachedReader(tags: readonly string[]): Promise<PublicReader> {
  return createReader((query, read) => {
    const key = JSON.stringify([query, tags]);
    const cached = cachedReads.get(key) ?? createCachedRead(tags, read);
    cachedReads.set(key, cached);
    return cached();
  });
}

/**
 * Finds the published entry that matches a filter, even while it isn't visible: the page of an entry that has ended says so.
 * A visitor's access rules exclude such entries, so this bypasses them, but never returns a draft. Fact tokens are resolved.
 */
export async function findPublishedEntry<Collection extends EntryCollection>(
  collection: Collection,
  filter: Where,
): Promise<DataFromCollectionSlug<Collection> | undefined> {
  const payload = await getPayloadClient();
  const where = { and: [PUBLISHED_WHERE, filter] };
  const { docs } = await payload.find({ collection, where, limit: 1, pagination: false, depth: 0 });
  return resolveFacts(docs[0]);
}

/** Replaces the table of each collection with drafts by its published rows. */
const PUBLISHED_ROWS = sql.join(
  ['pages', ...LISTED_KINDS.map(({ collection }) => collection)].map((collection) => {
    const { name, where } = getPublishedTable(collection);
    // Not materialized, so that Postgres uses the table's indexes.
    return sql`${sql.identifier(name)} as not materialized (select * from ${sql.identifier(name)} where ${where})`;
  }),
  sql`, `,
);

/**
 * Runs a query that Payload's API can't express. In the query, the tables of pages and entries have their published rows only,
 * visible at this moment or not, so that no query can forget the drafts. Fact tokens are not resolved.
 * @param query a SELECT without WITH, which names tables without their schema
 */
export async function queryPublished<Row>(rowSchema: z.ZodType<Row>, query: ReturnType<typeof sql>): Promise<Row[]> {
  const payload = await getPayloadClient();
  const { rows } = await payload.db.drizzle.execute(sql`with ${PUBLISHED_ROWS} ${query}`);
  return z.array(rowSchema).parse(rows);
}

/** Runs a query, or returns the result it had before. */
type RunQuery = (query: unknown, read: () => Promise<unknown>) => Promise<unknown>;

async function createReader(run: RunQuery): Promise<PublicReader> {
  const payload = await getPayloadClient();
  return new Proxy<PublicReader>(payload, { get: (_payload, operation) => callAsVisitor(payload, operation, run) });
}

function callAsVisitor(payload: BasePayload, operation: string | symbol, run: RunQuery): unknown {
  // `await` looks for a `then` method on its operand.
  if (operation !== 'find' && operation !== 'findGlobal') return undefined;
  const call: unknown = Reflect.get(payload, operation);
  if (typeof call !== 'function') throw new Error(`Payload has no operation ${operation}.`);
  return async (options: object) => {
    const read = async (): Promise<unknown> =>
      Reflect.apply(call, payload, [{ ...options, overrideAccess: false, user: undefined }]);
    // Facts are resolved in every result, because their values change apart from the content that names them.
    return resolveFacts(await run([operation, options], read));
  };
}
