import type { TaskConfig } from 'payload';
import { deliverDue } from './deliver';
import { deleteExpired } from './deletion';

/** Every minute: whatever is due in the outbox, also what an instance has left that is gone. */
export const deliverForms: TaskConfig<'deliver-forms'> = {
  slug: 'deliver-forms',
  label: 'Deliver what forms have caused',
  schedule: [{ cron: '* * * * *', queue: 'deliveries' }],
  retries: 0,
  handler: async ({ req }) => {
    await deliverDue(req.payload);
    return { output: {} };
  },
};

/** Every night: entries whose time is over. */
export const deleteExpiredEntries: TaskConfig<'delete-expired-entries'> = {
  slug: 'delete-expired-entries',
  label: 'Delete form entries whose time is over',
  schedule: [{ cron: '37 3 * * *', queue: 'default' }],
  retries: 3,
  handler: async ({ req }) => {
    await deleteExpired(req.payload, new Date());
    return { output: {} };
  },
};
