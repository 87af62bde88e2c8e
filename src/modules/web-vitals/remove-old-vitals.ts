import { sql } from '@payloadcms/db-postgres';
import type { TaskConfig } from 'payload';
import { queryRows } from '@/cms/core/database/transaction';

/** How long the speed of pages is kept. */
export const RETENTION_DAYS = 90;

/** Removes counts of web vitals that are older than three months, every night. */
export const removeOldVitals: TaskConfig<'remove-old-web-vitals'> = {
  slug: 'remove-old-web-vitals',
  label: 'Remove old web vitals',
  schedule: [{ cron: '29 3 * * *', queue: 'upkeep' }],
  retries: 2,
  handler: async ({ req }) => {
    await queryRows(req, sql`delete from web_vitals.sample_count where day < current_date - ${RETENTION_DAYS}::int`);
    return { output: {} };
  },
};
