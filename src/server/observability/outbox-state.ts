import pg from 'pg';
import { z } from 'zod';

const TIME_LIMIT_MS = 2_000;

const rowSchema = z.object({
  waiting: z.coerce.number(),
  oldest_seconds: z.coerce.number(),
  given_up: z.coerce.number(),
  failed_jobs: z.coerce.number(),
});

/** The number of messages and jobs that are waiting or have failed. */
export interface OutboxState {
  waiting: number;
  oldestSeconds: number;
  givenUp: number;
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
          count(*) filter (where state = 'given-up') as given_up,
          (select count(*) from payload_jobs where has_error) as failed_jobs
        from form_deliveries`);
      const { waiting, oldest_seconds: oldestSeconds, given_up: givenUp, failed_jobs: failedJobs } = rowSchema.parse(rows[0]);
      return { waiting, oldestSeconds, givenUp, failedJobs };
    } catch {
      // The gauge site_database_up reports that Postgres is unavailable.
      return undefined;
    }
  };
}
