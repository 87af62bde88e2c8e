import { getErrorReason } from '@/platform/error-reason';
import type pg from 'pg';

const CLEANUP_INTERVAL_MS = 10 * 60_000;

let nextCleanup = 0;

/**
 * Schedules the cleanup of expired counts and of used proofs that are too old to be reused: at most every ten
 * minutes, and without delaying a request.
 */
export function scheduleCleanup(pool: Pick<pg.Pool, 'query'>): void {
  if (performance.now() < nextCleanup) return;
  nextCleanup = performance.now() + CLEANUP_INTERVAL_MS;
  void deleteExpiredLimits(pool).catch((error: unknown) =>
    console.error('rate limits: expired rows could not be deleted:', getErrorReason(error)),
  );
}

/** Deletes expired rows. @throws when Postgres doesn't respond */
export async function deleteExpiredLimits(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('delete from rate_limit where ends_at < now()');
  await pool.query('delete from used_proof where ends_at < now()');
}
