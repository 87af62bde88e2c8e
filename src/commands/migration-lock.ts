import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';

/** An arbitrary advisory lock ID, unique in this database. */
export const MIGRATION_LOCK = 4_817_203;
const RETRY_DELAY_MS = 500;

const lockRowsSchema = z.tuple([z.object({ taken: z.boolean() })]);

/**
 * Migrates a database while no other process does: of two that begin at once, such as a job that was started twice, the second waits
 * and finds the tables and the content of the first. Postgres releases the lock when the connection ends, however the process ended.
 * @param onWait called when another process has the lock
 */
export async function runWithMigrationLock<Result>(
  connectionString: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  // Without the connection, the migration itself reports that the database is gone.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await tryLock(client))) {
      onWait();
      // A statement that waited would have a snapshot, for which a migration that builds an index concurrently would wait.
      while (!(await tryLock(client))) await wait(RETRY_DELAY_MS);
    }
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
  const [{ taken }] = lockRowsSchema.parse(rows);
  return taken;
}
