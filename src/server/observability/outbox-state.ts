import pg from 'pg';
import { z } from 'zod';

const TIME_LIMIT_MS = 2_000;

const rowSchema = z.object({
  waiting: z.coerce.number(),
  oldest_seconds: z.coerce.number(),
  failing: z.coerce.number(),
  given_up: z.coerce.number(),
  failed_jobs: z.coerce.number(),
});

/** The number of messages and jobs that are waiting or have failed. */
export interface OutboxState {
  waiting: number;
  oldestSeconds: number;
  /** Messages that failed and will be tried again. Each failure postpones them, so they are rarely due. */
  failing: number;
  givenUp: number;
  /** Without purges of the content delivery network, which need no action: it fetches pages again after a minute. */
  failedJobs: number;
}

/** Creates a function that reads the state of the outbox; it returns undefined when the database is unavailable. */
export function createOutboxReader(connectionString: string): () => Promise<OutboxState | undefined> {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: TIME_LIMIT_MS,
    query_timeout: TIME_LIMIT_MS,
    allowExitOnIdle: true,
  });
  // The next read notices a lost connection.
  pool.on('error', () => undefined);
  return async () => {
    try {
      const { rows } = await pool.query(`
        select count(*) filter (where state = 'waiting' and next_attempt_at <= now()) as waiting,
          coalesce(extract(epoch from now() - min(next_attempt_at) filter (where state = 'waiting' and next_attempt_at <= now())), 0)
            as oldest_seconds,
          count(*) filter (where state = 'waiting' and problem is not null) as failing,
          count(*) filter (where state = 'given-up') as given_up,
          (select count(*) from payload_jobs where has_error and task_slug is distinct from 'purge-cdn') as failed_jobs
        from form_deliveries`);
      const row = rowSchema.parse(rows[0]);
      return {
        waiting: row.waiting,
        oldestSeconds: row.oldest_seconds,
        failing: row.failing,
        givenUp: row.given_up,
        failedJobs: row.failed_jobs,
      };
    } catch {
      // The gauge site_database_up reports that Postgres is unavailable.
      return undefined;
    }
  };
}
