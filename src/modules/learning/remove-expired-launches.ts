import type { TaskConfig } from 'payload';
import { deleteExpiredLaunches } from '@/services/learning';

/**
 * Removes launches that nobody finished, every night: they contain a learner's name and email, and otherwise stay until someone
 * else begins one.
 */
export const removeExpiredLaunches: TaskConfig<'remove-expired-launches'> = {
  slug: 'remove-expired-launches',
  label: 'Remove unfinished launches',
  schedule: [{ cron: '31 3 * * *', queue: 'upkeep' }],
  retries: 2,
  handler: async () => {
    await deleteExpiredLaunches();
    return { output: {} };
  },
};
