import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { getTransaction, queryRows } from '@/cms/core/database/transaction';
import type { IndexTable } from './index-tables';

/**
 * The version of the documents in the index. Increase it with every change to what is indexed, or how (build-documents.ts,
 * sources.ts, fact-documents.ts, the vectors): the first start with a new version rebuilds the index in the background.
 */
const DOCUMENT_VERSION = 9;

/** Held by a rebuild, and shared by changes of hits that a rebuild doesn't notice by itself. */
export const REBUILD_LOCK = 4_711_018;

const PREFIX = 'documents of version ';

/** Records in a comment on the table that this version has filled it. Dumps include the comment. */
export async function markIndexVersion(req: PayloadRequest, table: IndexTable): Promise<void> {
  // `comment on` doesn't accept parameters.
  const comment = sql.raw(`'${PREFIX}${DOCUMENT_VERSION}'`);
  await (await getTransaction(req)).execute(sql`comment on table search.${sql.identifier(table)} is ${comment}`);
}

/**
 * Records, in the transaction of the change, that names have changed that may occur in any hit. The hourly job then rebuilds
 * the index, once for all changes. The comment is different each time, so that a running rebuild notices that it started too
 * early.
 */
export async function markIndexOutdated(req: PayloadRequest): Promise<void> {
  const comment = sql.raw(`'outdated ${randomUUID()}'`);
  await (await getTransaction(req)).execute(sql`comment on table search.document is ${comment}`);
}

/**
 * Marks the index as outdated if a rebuild is running, in the transaction of a change that leaves the times of entries as they
 * are, such as of a fact. The rebuild compares only these times, so it would lose the change. Until this transaction ends, no
 * rebuild begins.
 */
export async function markOutdatedDuringRebuild(req: PayloadRequest): Promise<void> {
  const rows = await queryRows(
    req,
    // Between its two transactions, a rebuild has no lock, but a table.
    sql`select not pg_try_advisory_xact_lock_shared(${REBUILD_LOCK}) or to_regclass('search.document_next') is not null as running`,
  );
  const [row] = z.array(z.object({ running: z.boolean() })).parse(rows);
  if (row?.running === true) await markIndexOutdated(req);
}

/** Returns whether an older version built the index, or names have changed since then. */
export async function isIndexOutdated(req: PayloadRequest): Promise<boolean> {
  return isOutdated(await readIndexComment(req));
}

/** Marks the index as outdated before this version writes into the index of a newer one, as it may during a rolling update. */
export async function markOutdatedBeforeOlderHits(req: PayloadRequest): Promise<void> {
  if (isNewer(await readIndexComment(req))) await markIndexOutdated(req);
}

/** Returns the comment of the live index. */
export async function readIndexComment(req: PayloadRequest): Promise<string> {
  const rows = await queryRows(req, sql`select obj_description('search.document'::regclass, 'pg_class') as comment`);
  const [row] = z.array(z.object({ comment: z.string().nullable() })).parse(rows);
  return row?.comment ?? '';
}

/** Returns whether the comment isn't a version or is an older one. A newer version may be running during a rolling update. */
export function isOutdated(comment: string, current = DOCUMENT_VERSION): boolean {
  return !comment.startsWith(PREFIX) || Number(comment.slice(PREFIX.length)) < current;
}

function isNewer(comment: string): boolean {
  return comment.startsWith(PREFIX) && Number(comment.slice(PREFIX.length)) > DOCUMENT_VERSION;
}
