import type { TaskConfig } from 'payload';
import { deleteExpiredSubmissions } from './personal-data';

/** Deletes expired entries every night. */
export const deleteExpiredSubmissionsTask: TaskConfig<'delete-expired-entries'> = {
  slug: 'delete-expired-entries',
  label: 'Delete expired form entries',
  schedule: [{ cron: '37 3 * * *', queue: 'default' }],
  retries: 3,
  handler: async ({ req }) => {
    await deleteExpiredSubmissions(req.payload, new Date());
    return { output: {} };
  },
};
