import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '@/cms/core/database/transaction';

/** How long searches are counted. */
export const RETENTION_DAYS = 90;

/** Removes counts that are older than three months. */
export async function removeOldCounts(req: PayloadRequest): Promise<void> {
  await queryRows(req, sql`delete from search.query_count where day < current_date - ${RETENTION_DAYS}::int`);
  await queryRows(req, sql`delete from search.click_count where day < current_date - ${RETENTION_DAYS}::int`);
}
