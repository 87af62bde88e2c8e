import type { TestDatabase } from './database';

/** Makes the scheduled action of a page due now. Scheduling it a moment ahead would be a race with the preceding steps. */
export async function makeScheduleDue({ client }: TestDatabase, page: number): Promise<void> {
  const { rowCount } = await client.query(
    `update payload_jobs set wait_until = now() where task_slug = 'schedulePublish' and input -> 'doc' ->> 'value' = $1`,
    [String(page)],
  );
  if (rowCount !== 1) throw new Error(`${rowCount} jobs are scheduled for page ${page}.`);
}
