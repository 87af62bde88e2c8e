import type pg from 'pg';

const CLEANUP_INTERVAL_MS = 10 * 60_000;

let lastCleanup = 0;

/**
 * Deletes counts whose time is over, and used proofs that are too old to be used again: every ten minutes at most, and
 * without making anybody wait.
 */
export function scheduleCleanup(pool: Pick<pg.Pool, 'query'>, now = Date.now()): void {
  if (now - lastCleanup < CLEANUP_INTERVAL_MS) return;
  lastCleanup = now;
  void deleteExpiredLimits(pool).catch((error: unknown) =>
    console.error('visitor limits: what is over could not be deleted:', error instanceof Error ? error.message : error),
  );
}

/** Deletes what is over. @throws when Postgres does not answer */
export async function deleteExpiredLimits(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('delete from rate_limit where ends_at < now()');
  await pool.query('delete from used_proof where ends_at < now()');
}
