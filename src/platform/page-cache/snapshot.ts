import type pg from 'pg';
import { z } from 'zod';

const snapshotRowSchema = z.object({ snapshot: z.string() });

/** Takes a snapshot of what is committed now (pg_snapshot as text), with which `page_cache.is_fresh` compares later changes. */
export async function takeSnapshot(database: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await database.query('select pg_current_snapshot()::text as snapshot');
  return snapshotRowSchema.parse(rows[0]).snapshot;
}
