import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { invalidateInMemory } from '@/platform/page-cache/invalidate';
import { queueReplicaUpdate } from './queue-replica-update';
import { queuePurge } from './queue-purge';
import { RequestStore } from '../changes/request-store';
import { getTransaction } from '../database/transaction';

/** The tags that each transaction has invalidated. An import changes hundreds of rows that share a tag. */
const invalidated = new RequestStore<string | number, Set<string>>('invalidated-tags');

/**
 * Invalidates every cache entry with one of these tags, in the transaction of the change: a rollback invalidates
 * nothing, and no instance is notified before the commit (NOTIFY is delivered at commit). The instance that made the
 * change clears its own in-memory copies at once. The same change is announced to the replicas of this site and to the content
 * delivery network, if there are any.
 */
export async function invalidateTags(tags: string[], req: PayloadRequest): Promise<void> {
  if (tags.length === 0) return;
  const sorted = [...new Set(tags)].toSorted();
  await dropTags(sorted, req);
  invalidateInMemory(sorted);
  await queueReplicaUpdate(req);
  await queuePurge(sorted, req);
}

async function dropTags(tags: readonly string[], req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  const known = transaction === undefined ? undefined : invalidated.for(req).get(transaction);
  const others = tags.filter((tag) => !known?.has(tag));
  if (others.length === 0) return;
  const list = sql.join(
    others.map((tag) => sql`${tag}`),
    sql`, `,
  );
  await (await getTransaction(req)).execute(sql`select page_cache.drop_tags(array[${list}]::text[])`);
  if (transaction !== undefined) invalidated.for(req).set(transaction, new Set([...(known ?? []), ...others]));
}
