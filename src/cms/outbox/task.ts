import type { TaskConfig } from 'payload';
import { deliverDueMessages } from './deliver';

/** Sends due deliveries every minute, including rows left by an instance that has stopped. */
export const deliverOutbox: TaskConfig<'deliver-forms'> = {
  slug: 'deliver-forms',
  label: 'Send pending deliveries',
  schedule: [{ cron: '* * * * *', queue: 'deliveries' }],
  retries: 0,
  handler: async ({ req }) => {
    await deliverDueMessages(req.payload);
    return { output: {} };
  },
};
