import type { TaskConfig } from 'payload';

const RETENTION_DAYS = 2 * 365;

/** Removes audit events older than two years, every night. */
export const removeOldAuditEvents: TaskConfig<'remove-old-audit-events'> = {
  slug: 'remove-old-audit-events',
  label: 'Remove old audit events',
  schedule: [{ cron: '23 3 * * *', queue: 'default' }],
  retries: 2,
  handler: async ({ req }) => {
    const before = new Date(Date.now() - RETENTION_DAYS * 24 * 60 * 60 * 1000).toISOString();
    await req.payload.delete({ collection: 'audit-events', where: { createdAt: { less_than: before } } });
    return { output: {} };
  },
};
