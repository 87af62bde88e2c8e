import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { getTransaction, queryRows } from '@/cms/core/transaction';
import type { IndexTable } from './index-tables';

/**
 * The version of the documents in the index. Raise it with every change of what is indexed, or how (build-documents.ts,
 * sources.ts, fact-documents.ts, the vectors): the first start with it rebuilds the index in the background.
 */
const DOCUMENT_VERSION = 3;

const PREFIX = 'documents of version ';

/** Records, as the comment of a table, that this version has filled it. A dump has the comment, too. */
export async function markIndexVersion(req: PayloadRequest, table: IndexTable): Promise<void> {
  // A comment takes no parameter.
  const comment = sql.raw(`'${PREFIX}${DOCUMENT_VERSION}'`);
  await (await getTransaction(req)).execute(sql`comment on table search.${sql.identifier(table)} is ${comment}`);
}

/**
 * Records that names have changed which stand in hits of any entry, in the transaction of the change. The hourly job rebuilds
 * the index then, once for all changes. Each time the index gets another comment, so that a rebuild that is running sees that
 * it began too early.
 */
export async function markIndexOutdated(req: PayloadRequest): Promise<void> {
  const comment = sql.raw(`'outdated ${randomUUID()}'`);
  await (await getTransaction(req)).execute(sql`comment on table search.document is ${comment}`);
}

/** Returns whether an older version has built the index, or names have changed since. */
export async function isIndexOutdated(req: PayloadRequest): Promise<boolean> {
  return isOutdated(await readIndexComment(req));
}

/** Returns the comment of the index that is searched. */
export async function readIndexComment(req: PayloadRequest): Promise<string> {
  const rows = await queryRows(req, sql`select obj_description('search.document'::regclass, 'pg_class') as comment`);
  const [row] = z.array(z.object({ comment: z.string().nullable() })).parse(rows);
  return row?.comment ?? '';
}

/** Returns whether the comment isn't a version's, or an older one's. An index of a newer version is left to that. */
export function isOutdated(comment: string, current = DOCUMENT_VERSION): boolean {
  return !comment.startsWith(PREFIX) || Number(comment.slice(PREFIX.length)) < current;
}
