import type { TaskConfig } from 'payload';
import { triggerDelivery } from './deliver';
import { recoverPostponedDeliveries } from './recover-postponed';

/**
 * Starts sending due deliveries every minute, including rows left by an instance that has stopped. The job doesn't wait for it:
 * a newsletter or a mail server that doesn't respond would hold up the other jobs of the queue.
 */
export const deliverOutbox: TaskConfig<'deliver-forms'> = {
  slug: 'deliver-forms',
  label: 'Send pending deliveries',
  schedule: [{ cron: '* * * * *', queue: 'deliveries' }],
  retries: 0,
  handler: async ({ req }) => {
    await recoverPostponedDeliveries(req.payload);
    triggerDelivery(req.payload);
    return { output: {} };
  },
};
