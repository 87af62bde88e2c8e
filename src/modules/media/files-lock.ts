import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '@/cms/core/database/transaction';

/** An arbitrary advisory lock ID, unique in this database. */
export const FILES_LOCK = 7_305_141;

/**
 * Keeps the nightly job from removing files of pictures until the transaction of the request ends. A picture that has the content
 * of an earlier one uses its files, which may be due for removal. Waits until files that are being removed are gone.
 */
export async function keepPictureFiles(req: PayloadRequest): Promise<void> {
  await queryRows(req, sql`select pg_advisory_xact_lock_shared(${FILES_LOCK})`);
}
