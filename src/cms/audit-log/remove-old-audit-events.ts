import type { TaskConfig } from 'payload';
import { DAY_MS } from '@/platform/durations';

const RETENTION_DAYS = 2 * 365;

/** Removes audit events older than two years, every night. */
export const removeOldAuditEvents: TaskConfig<'remove-old-audit-events'> = {
  slug: 'remove-old-audit-events',
  label: 'Remove old audit events',
  schedule: [{ cron: '23 3 * * *', queue: 'default' }],
  retries: 2,
  handler: async ({ req }) => {
    const before = new Date(Date.now() - RETENTION_DAYS * DAY_MS).toISOString();
    await req.payload.delete({ collection: 'audit-events', where: { createdAt: { less_than: before } } });
    return { output: {} };
  },
};
