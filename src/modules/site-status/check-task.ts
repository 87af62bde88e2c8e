import type { TaskConfig } from 'payload';
import { listChecks } from './checks';
import { recordMeasurements } from './history';
import { runChecks } from './measure';

/** Checks the parts of the site every five minutes, and counts the results for the status page. */
export const checkSiteStatus: TaskConfig<'check-site-status'> = {
  slug: 'check-site-status',
  label: 'Check the parts of this site',
  // The queue of upkeep has jobs that take minutes, which would leave gaps. What is published at a full hour or quarter
  // is in this queue, too, and must not wait for an unavailable system.
  schedule: [{ cron: '3-58/5 * * * *', queue: 'default' }],
  handler: async () => {
    await recordMeasurements(await runChecks(listChecks()));
    return { output: {} };
  },
};
