import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { getTransaction, queryRows } from '@/cms/core/transaction';
import type { IndexTable } from './index-tables';

/**
 * The version of the documents in the index. Increase it with every change to what is indexed, or how (build-documents.ts,
 * sources.ts, fact-documents.ts, the vectors): the first start with a new version rebuilds the index in the background.
 */
const DOCUMENT_VERSION = 6;

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

/** Returns whether an older version built the index, or names have changed since then. */
export async function isIndexOutdated(req: PayloadRequest): Promise<boolean> {
  return isOutdated(await readIndexComment(req));
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
