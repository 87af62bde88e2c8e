import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { getTransaction, queryRows } from '@/cms/core/database/transaction';
import type { IndexTable } from './index-tables';

const indexesSchema = z.array(z.object({ name: z.string(), definition: z.string() }));

/**
 * Fills an empty table without its GIN indexes and creates them afterwards, which takes a fifth of the time. Must run in a
 * transaction, so that the indexes are restored when filling fails.
 */
export async function fillWithoutGinIndexes(req: PayloadRequest, table: IndexTable, fill: () => Promise<void>): Promise<void> {
  const indexes = indexesSchema.parse(
    await queryRows(
      req,
      sql`select indexname as name, indexdef as definition from pg_indexes
          where schemaname = 'search' and tablename = ${table} and indexdef like '% USING gin %'`,
    ),
  );
  const database = await getTransaction(req);
  for (const { name } of indexes) await database.execute(sql`drop index search.${sql.identifier(name)}`);
  await fill();
  for (const { definition } of indexes) await database.execute(sql.raw(definition));
}
