import type { TaskConfig } from 'payload';
import { removeOrphanedDeliveries } from '@/cms/outbox/remove-orphaned-deliveries';
import { deleteExpiredSubmissions } from './personal-data';

/** Deletes expired entries, and sent deliveries that belong to nothing anymore, every night. */
export const deleteExpiredSubmissionsTask: TaskConfig<'delete-expired-entries'> = {
  slug: 'delete-expired-entries',
  label: 'Delete expired form entries and old deliveries',
  schedule: [{ cron: '37 3 * * *', queue: 'default' }],
  retries: 3,
  handler: async ({ req }) => {
    await deleteExpiredSubmissions(req.payload, new Date());
    await removeOrphanedDeliveries(req);
    return { output: {} };
  },
};
