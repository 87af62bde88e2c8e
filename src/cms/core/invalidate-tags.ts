import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { invalidateInMemory } from '@/platform/page-cache/invalidate';
import { queueReplicaUpdate } from './queue-replica-update';
import { queuePurge } from './queue-purge';
import { getTransaction } from './transaction';

/**
 * Invalidates every cache entry with one of these tags, in the transaction of the change: a rollback invalidates
 * nothing, and no instance is notified before the commit (NOTIFY is delivered at commit). The instance that made the
 * change clears its own in-memory copies at once. The same change is announced to the replicas of this site and to the content
 * delivery network, if there are any.
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
  await queueReplicaUpdate(req);
  await queuePurge(sorted, req);
}
