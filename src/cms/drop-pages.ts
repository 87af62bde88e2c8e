import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { dropFromMemory } from '@/platform/page-cache/drop';

/**
 * Drops every cached page that was made from one of these tags, in the transaction of the change itself: a change
 * that is rolled back drops nothing, and no instance hears of one before it is committed (NOTIFY is delivered at
 * commit). The instance that made the change forgets its own copies at once.
 */
export async function dropPages(tags: string[], req: PayloadRequest): Promise<void> {
  if (tags.length === 0) return;
  const sorted = [...new Set(tags)].toSorted();
  const list = sql.join(sorted.map((tag) => sql`${tag}`), sql`, `);
  const database = await transactionOf(req);
  await database.execute(sql`select page_cache.drop_tags(array[${list}]::text[])`);
  dropFromMemory(sorted);
}

type SQL = ReturnType<typeof sql>;

interface Executor {
  execute(query: SQL): Promise<unknown>;
}

/** What Payload itself writes with during this request. */
async function transactionOf({ payload, transactionID }: PayloadRequest): Promise<Executor> {
  const id = await transactionID;
  const transaction = id === undefined ? undefined : payload.db.sessions?.[id]?.db;
  return isExecutor(transaction) ? transaction : payload.db.drizzle;
}

function isExecutor(value: unknown): value is Executor {
  return typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function';
}
