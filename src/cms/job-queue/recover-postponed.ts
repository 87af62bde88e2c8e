import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { CLOCK_DIFFERENCE_MAX_MS } from '@/platform/database/clock-difference';

/**
 * Makes up for a clock that was ahead and has been set back. Payload computes when a task runs next from the time of its last run,
 * and doesn't queue it again while it waits: the outbox and the newsletters would stand still until the wrong time has come.
 * Scheduled publications keep their time, which a person has chosen.
 */
export async function recoverPostponedJobs(payload: Payload): Promise<void> {
  const latest = new Date(Date.now() + CLOCK_DIFFERENCE_MAX_MS).toISOString();
  await payload.db.drizzle.execute(sql`
    update payload_jobs set wait_until = null
    where wait_until > ${latest} and updated_at > ${latest} and not processing and task_slug::text <> 'schedulePublish'`);
  await payload.db.drizzle.execute(sql`
    update payload_jobs_stats set stats = null
    where jsonb_path_exists(stats, '$.**.lastScheduledRun ? (@ > $latest)', jsonb_build_object('latest', ${latest}::text))`);
}
