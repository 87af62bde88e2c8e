import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { z } from 'zod';
import { QUEUES, type Queue } from '.';

const queueRowSchema = z.object({ queue: z.string() });

/**
 * Finds the queues that have a job to run, by the conditions of Payload's `jobs.run`. That would open a transaction and build
 * a large query for each queue, every time an idle instance polls.
 */
export async function findDueQueues(payload: Payload): Promise<Queue[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select distinct queue from payload_jobs
    where completed_at is null and has_error is not true and not processing
      and (wait_until is null or wait_until < ${new Date().toISOString()})
      and task_slug::text in ${findKnownTasks(payload)}`);
  const due = new Set(
    z
      .array(queueRowSchema)
      .parse(rows)
      .map(({ queue }) => queue),
  );
  return QUEUES.filter((queue) => due.has(queue));
}

/** Returns the tasks of this version of the site. Payload would fail the jobs of other tasks for good, such as those of a newer version. */
export function findKnownTasks({ config }: Pick<Payload, 'config'>): string[] {
  return (config.jobs.tasks ?? []).map(({ slug }) => slug);
}
