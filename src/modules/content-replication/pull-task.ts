import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type TaskConfig } from 'payload';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { environment } from '@/platform/environment';
import { pullContent } from './pull-content';

const TASK = 'pull-content';
const FIRST_DELAY_S = 5;
const DELAY_MAX_S = 300;

/**
 * Copies content from the source. A message from the source starts it; it also runs every five minutes, in case a
 * message was lost.
 */
export const pullContentTask: TaskConfig<typeof TASK> = {
  slug: TASK,
  label: 'Copy content from the source',
  ...(environment.CMS_URL === undefined ? {} : { schedule: [{ cron: '*/5 * * * *', queue: 'content' }] }),
  retries: 0,
  handler: async ({ req }) => {
    const failures = await pullContent(req.payload);
    if (failures !== undefined) await queuePull(req.payload, new Date(Date.now() + getDelayMs(failures)));
    return { output: {} };
  },
};

/** Returns the delay before the next attempt, which doubles with each failure. */
function getDelayMs(failures: number): number {
  return Math.min(DELAY_MAX_S, FIRST_DELAY_S * 2 ** (failures - 1)) * 1_000;
}

/** Queues a pull, unless one is already due by then. A running pull doesn't count, because it may have read older content. */
export async function queuePull(payload: Payload, begin = new Date()): Promise<void> {
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, async () => {
    // Several processes may do this at once.
    await queryRows(req, sql`select pg_advisory_xact_lock(hashtext(${TASK}))`);
    // After waiting for the lock, there may be a pull that another process has queued.
    const latest = new Date(Math.max(begin.getTime(), Date.now()));
    const { totalDocs } = await payload.count({
      collection: 'payload-jobs',
      where: {
        and: [
          { taskSlug: { equals: TASK } },
          { processing: { equals: false } },
          { completedAt: { exists: false } },
          { hasError: { not_equals: true } },
          { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: latest.toISOString() } }] },
        ],
      },
      req,
    });
    if (totalDocs === 0) await payload.jobs.queue({ task: TASK, input: {}, queue: 'content', waitUntil: begin, req });
  });
}
