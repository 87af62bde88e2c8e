import type { TaskConfig } from 'payload';
import { refreshDictionary } from '../index/write-index';
import { removeOldCounts } from '../statistics/query-counts';

/** Makes the dictionary of the search anew, and removes counts that are too old to be of use, every hour. */
export const refreshSearchDictionary: TaskConfig<'refresh-search-dictionary'> = {
  slug: 'refresh-search-dictionary',
  label: 'Refresh the dictionary of the search',
  schedule: [{ cron: '23 * * * *', queue: 'upkeep' }],
  retries: 1,
  handler: async ({ req }) => {
    await refreshDictionary(req);
    await removeOldCounts(req);
    return { output: {} };
  },
};
