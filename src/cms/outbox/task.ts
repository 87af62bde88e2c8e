import type { TaskConfig } from 'payload';
import { deliverDue } from './deliver';

/** Every minute: whatever is due in the outbox, also what an instance has left that is gone. */
export const deliverOutbox: TaskConfig<'deliver-forms'> = {
  slug: 'deliver-forms',
  label: 'Deliver what forms have caused',
  schedule: [{ cron: '* * * * *', queue: 'deliveries' }],
  retries: 0,
  handler: async ({ req }) => {
    await deliverDue(req.payload);
    return { output: {} };
  },
};
