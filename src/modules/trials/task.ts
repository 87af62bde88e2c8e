import type { TaskConfig } from 'payload';
import { triggerDelivery } from '@/cms/outbox/deliver';
import { enqueueTrialMail } from './enqueue-trial-mail';

/** Every ten minutes, sends emails to people whose trial ends within a week or has ended. */
export const sendTrialMail: TaskConfig<'write-about-trials'> = {
  slug: 'write-about-trials',
  label: 'Send emails about ending trials',
  schedule: [{ cron: '*/10 * * * *', queue: 'deliveries' }],
  retries: 0,
  handler: async ({ req }) => {
    await enqueueTrialMail(req.payload);
    triggerDelivery(req.payload);
    return { output: {} };
  },
};
