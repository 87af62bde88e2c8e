import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { getTransaction, queryRows } from '@/cms/core/transaction';
import type { IndexTable } from './index-tables';

/**
 * The version of the documents in the index. Raise it with every change of what is indexed, or how (build-documents.ts,
 * sources.ts, fact-documents.ts, the vectors): the first start with it rebuilds the index in the background.
 */
const DOCUMENT_VERSION = 2;

const PREFIX = 'documents of version ';

/** Records, as the comment of a table, that this version has filled it. A dump has the comment, too. */
export async function markIndexVersion(req: PayloadRequest, table: IndexTable): Promise<void> {
  // A comment takes no parameter.
  const comment = sql.raw(`'${PREFIX}${DOCUMENT_VERSION}'`);
  await (await getTransaction(req)).execute(sql`comment on table search.${sql.identifier(table)} is ${comment}`);
}

/** Returns whether an older version has built the index. */
export async function isIndexOutdated(req: PayloadRequest): Promise<boolean> {
  const rows = await queryRows(req, sql`select obj_description('search.document'::regclass, 'pg_class') as comment`);
  const [row] = z.array(z.object({ comment: z.string().nullable() })).parse(rows);
  return isOutdated(row?.comment ?? '');
}

/** Returns whether the comment is an older version's, or there was none yet. An index of a newer version is left to that. */
export function isOutdated(comment: string, current = DOCUMENT_VERSION): boolean {
  return !comment.startsWith(PREFIX) || Number(comment.slice(PREFIX.length)) < current;
}
