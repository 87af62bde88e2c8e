import { z } from 'zod';
import { createPool } from '@/platform/database/pool';
import { runWithStatementTimeout } from '@/platform/database/statement-timeout';
import { logFailure } from '@/platform/failure-log';

const TIME_LIMIT_MS = 2_000;

const rowSchema = z.object({
  waiting: z.coerce.number(),
  oldest_seconds: z.coerce.number(),
  failing: z.coerce.number(),
  given_up: z.coerce.number(),
  failed_jobs: z.coerce.number(),
});

/** Deliveries that succeeded stay for 90 days, so only the others are read, by the index of their state. */
const STATE_QUERY = `
  select count(*) filter (where state = 'waiting' and next_attempt_at <= now()) as waiting,
    coalesce(extract(epoch from now() - min(next_attempt_at) filter (where state = 'waiting' and next_attempt_at <= now())), 0)
      as oldest_seconds,
    count(*) filter (where state = 'waiting' and problem is not null) as failing,
    count(*) filter (where state = 'given-up') as given_up,
    (select count(*) from payload_jobs where has_error and task_slug is distinct from 'purge-cdn') as failed_jobs
  from form_deliveries
  where state in ('waiting', 'given-up')`;

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

/** Creates a function that reads the state of the outbox; it returns undefined when that fails. */
export function createOutboxReader(connectionString: string): () => Promise<OutboxState | undefined> {
  const pool = createPool(connectionString, 1);
  return async () => {
    try {
      const { rows } = await runWithStatementTimeout(TIME_LIMIT_MS, () => pool.query(STATE_QUERY));
      const row = rowSchema.parse(rows[0]);
      return {
        waiting: row.waiting,
        oldestSeconds: row.oldest_seconds,
        failing: row.failing,
        givenUp: row.given_up,
        failedJobs: row.failed_jobs,
      };
    } catch (error) {
      logFailure('metrics: could not read the state of the outbox', error);
      return undefined;
    }
  };
}
