import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '@/cms/core/database/transaction';
import { ABOUT_COLUMNS } from './delivery';

const SENT_RETENTION_DAYS = 90;

/**
 * Removes sent deliveries whose cause was deleted, such as a booking or an exam. Others are kept: their ID prevents a second
 * message, and those of a newsletter issue are counted.
 */
export async function removeOrphanedDeliveries(req: PayloadRequest): Promise<void> {
  await queryRows(
    req,
    sql`
      delete from form_deliveries
      where state = 'delivered' and delivered_at < now() - make_interval(days => ${SENT_RETENTION_DAYS})
        and num_nonnulls(${ABOUT_COLUMNS}) = 0`,
  );
}
