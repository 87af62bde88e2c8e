import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { invalidateInMemory } from '@/platform/page-cache/invalidate';
import { getTransaction } from './transaction';

/**
 * Drops every cached page that was made from one of these tags, in the transaction of the change itself: a change
 * that is rolled back drops nothing, and no instance hears of one before it is committed (NOTIFY is delivered at
 * commit). The instance that made the change forgets its own copies at once.
 */
export async function invalidateTags(tags: string[], req: PayloadRequest): Promise<void> {
  if (tags.length === 0) return;
  const sorted = [...new Set(tags)].toSorted();
  const list = sql.join(
    sorted.map((tag) => sql`${tag}`),
    sql`, `,
  );
  const database = await getTransaction(req);
  await database.execute(sql`select page_cache.drop_tags(array[${list}]::text[])`);
  invalidateInMemory(sorted);
}
