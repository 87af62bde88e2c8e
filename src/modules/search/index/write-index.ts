import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { getTableName } from '@/cms/core/database/entry-tables';
import { getTransaction, queryRows } from '@/cms/core/database/transaction';
import { buildDictionary, buildRemoval, buildReplacement, type IndexTable } from './index-tables';
import type { IndexContext } from './build-documents';
import { fillWithoutGinIndexes } from './gin-indexes';
import { markIndexOutdated, markIndexVersion, markOutdatedBeforeOlderHits, markOutdatedDuringRebuild } from './index-version';
import { queuePush } from './queue-push';
import {
  FACT_TOKEN_START,
  buildSourceDocuments,
  getSource,
  INDEXED_COLLECTIONS,
  listEntriesWithFacts,
  type IndexedCollection,
  listPublished,
  readIndexContext,
  type PublishedRow,
} from './sources';

const indexedSchema = z.array(
  z.object({ source: z.string(), updated_at: z.union([z.date(), z.string()]).transform((value) => new Date(value).getTime()) }),
);

type Entry = Pick<PublishedRow, 'collection' | 'id'>;

/** Updates the hits of entries in the transaction of a change. Saving a draft changes nothing. */
export async function updateIndex(req: PayloadRequest, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await markOutdatedBeforeOlderHits(req);
  // Always in the same order, in which two transactions can't lock them crosswise.
  const sources = new Map(entries.map((entry) => [getSource(entry.collection, entry.id), entry]));
  const ordered = [...sources].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  for (const entry of ordered) await lockEntry(req, entry);
  // Now, no other transaction is changing what these entries show.
  const context = await readIndexContext(req);
  for (const entry of ordered) await writeSource(req, 'document', entry, context);
  await queuePush(req);
}

/**
 * Locks the row of an entry until the transaction ends. Whoever changes or deletes the entry holds this lock, too. Otherwise, two
 * transactions that write the same hits would each miss what the other has written, and a text that one of them takes down
 * could come back.
 */
async function lockEntry(req: PayloadRequest, { collection, id }: Entry): Promise<void> {
  const table = sql.identifier(getTableName(collection));
  await queryRows(req, sql`select from ${table} where id = ${id} for no key update`);
}

/** Records that the import of this request has changed facts. */
export function markFactsChanged(req: PayloadRequest): void {
  req.context['factsChanged'] = true;
}

/** Records that the import of this request has changed names that occur in hits of other entries. */
export function markNamesChanged(req: PayloadRequest): void {
  req.context['namesChanged'] = true;
}

/**
 * Updates the hits that contain facts of other rows, in the transaction that changes a fact.
 * @param names of the facts that have changed
 * @param upToDate sources that have been written since the change
 */
export async function updateEntriesWithFacts(
  req: PayloadRequest,
  names: readonly string[],
  upToDate: ReadonlySet<string> = new Set(),
): Promise<void> {
  await markOutdatedDuringRebuild(req);
  const entries = await listEntriesWithFacts(req, names);
  const outdated = entries.filter(({ collection, id }) => !upToDate.has(getSource(collection, id)));
  await updateIndex(req, outdated);
}

/** Removes the hits of an entry, in the transaction that deletes it. */
export async function removeFromIndex(req: PayloadRequest, collection: IndexedCollection, id: number | string): Promise<void> {
  await (await getTransaction(req)).execute(buildRemoval('document', getSource(collection, id)));
  await queuePush(req);
}

/**
 * Updates an index to match what is published, and returns the number of updated entries. Used by imports and rebuilds.
 */
export async function synchronizeIndex(req: PayloadRequest, table: IndexTable = 'document'): Promise<number> {
  const indexed = indexedSchema.parse(
    await queryRows(
      req,
      sql`select source, max(source_updated_at) as updated_at from ${sql.identifier('search')}.${sql.identifier(table)} group by source`,
    ),
  );
  const known = new Map(indexed.map(({ source, updated_at: updatedAt }) => [source, updatedAt]));
  const published: PublishedRow[] = [];
  // Sequentially, because a transaction has one connection.
  for (const collection of INDEXED_COLLECTIONS) published.push(...(await listPublished(req, collection)));
  const changed = published.filter(({ source, updatedAt }) => known.get(source) !== Date.parse(updatedAt));
  const present = new Set(published.map(({ source }) => source));
  const removed = indexed.filter(({ source }) => !present.has(source));
  const database = await getTransaction(req);
  for (const { source } of removed) await database.execute(buildRemoval(table, source));
  const context = await readIndexContext(req);
  if (indexed.length === 0) {
    await fillWithoutGinIndexes(req, table, async () => {
      for (const row of changed) await writeSource(req, table, row, context);
    });
    await markIndexVersion(req, table);
    return changed.length;
  }
  for (const row of changed) await writeSource(req, table, row, context);
  if (req.context['namesChanged'] === true) await markIndexOutdated(req);
  // It isn't known which facts an import has changed.
  if (req.context['factsChanged'] === true)
    await updateEntriesWithFacts(req, [FACT_TOKEN_START], new Set(changed.map(({ source }) => source)));
  return changed.length + removed.length;
}

/** Rebuilds the dictionary, which is used to correct spelling and to weight words. */
export async function refreshDictionary(req: PayloadRequest): Promise<void> {
  await (await getTransaction(req)).execute(buildDictionary());
}

async function writeSource(
  req: PayloadRequest,
  table: IndexTable,
  { collection, id }: Entry,
  context: IndexContext,
): Promise<void> {
  const source = getSource(collection, id);
  const built = await buildSourceDocuments(req, { collection, id }, context);
  const statement =
    built === undefined || built.documents.length === 0
      ? buildRemoval(table, source)
      : buildReplacement(table, { source, updatedAt: built.updatedAt }, built.documents);
  await (await getTransaction(req)).execute(statement);
}
