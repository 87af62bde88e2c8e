import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { getTransaction, queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { markIndexOutdated, readIndexComment, REBUILD_LOCK } from './index-version';
import { queuePush } from './queue-push';
import { refreshDictionary, synchronizeIndex } from './write-index';

/**
 * Rebuilds the search index in a second table and swaps the two. Searches use the current one until then. Publishing waits
 * only for the swap, which first applies what was published in the meantime.
 */
export async function rebuildIndex(payload: Payload): Promise<{ documents: number }> {
  const req = await createLocalReq({}, payload);
  const execute = async (statement: ReturnType<typeof sql>): Promise<unknown> => (await getTransaction(req)).execute(statement);
  const before = await runInTransaction(req, async () => {
    await execute(sql`select pg_advisory_xact_lock(${REBUILD_LOCK})`);
    // Read before the names, so that a change in between is noticed.
    const comment = await readIndexComment(req);
    await execute(sql`drop table if exists search.document_next`);
    await execute(sql`create table search.document_next (like search.document including all)`);
    await execute(sql`alter table search.document_next set (toast_tuple_target = 256)`);
    await synchronizeIndex(req, 'document_next');
    return comment;
  });
  return runInTransaction(req, async () => {
    await execute(sql`select pg_advisory_xact_lock(${REBUILD_LOCK})`);
    await execute(sql`lock table search.document in share row exclusive mode`);
    await synchronizeIndex(req, 'document_next');
    const haveNamesChanged = (await readIndexComment(req)) !== before;
    await execute(sql`drop table search.document`);
    await execute(sql`alter table search.document_next rename to document`);
    if (haveNamesChanged) await markIndexOutdated(req);
    await refreshDictionary(req);
    // Cached results are of the index before. No page has this tag.
    await execute(sql`select page_cache.drop_tags(array['search'])`);
    // The next push sends everything to an external search service.
    await execute(sql`truncate search.pushed`);
    await queuePush(req);
    const [row] = await queryRows(req, sql`select count(*)::int as documents from search.document`);
    return z.object({ documents: z.number() }).parse(row);
  });
}

/** Fills an empty index, after the migration that creates it. */
export async function fillEmptyIndex(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, async () => {
    const rows = await queryRows(req, sql`select 1 from search.document limit 1`);
    if (rows.length > 0) return;
    await synchronizeIndex(req);
    await refreshDictionary(req);
  });
}
