import type { TaskConfig } from 'payload';
import { DAY_MS } from '@/platform/durations';

const RETENTION_DAYS = 30;

/**
 * Removes jobs that failed permanently more than a month ago, every night. They contain their input, so they are not kept
 * forever.
 */
export const removeFailedJobs: TaskConfig<'remove-failed-jobs'> = {
  slug: 'remove-failed-jobs',
  label: 'Remove old failed jobs',
  schedule: [{ cron: '17 3 * * *', queue: 'default' }],
  retries: 2,
  handler: async ({ req }) => {
    const before = new Date(Date.now() - RETENTION_DAYS * DAY_MS).toISOString();
    await req.payload.delete({
      collection: 'payload-jobs',
      where: { and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before } }] },
    });
    return { output: {} };
  },
};
