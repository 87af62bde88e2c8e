import { createLocalReq, type Payload, type TaskConfig } from 'payload';
import { isIndexOutdated } from '../index/index-version';
import { rebuildIndex } from '../index/rebuild';
import { refreshDictionary } from '../index/write-index';
import { removeOldCounts } from '../statistics/query-counts';

const TASK = 'refresh-search-dictionary';

/**
 * Rebuilds the search dictionary and removes old counts every hour. If the index is outdated, it is rebuilt together with the
 * dictionary.
 */
export const refreshSearchDictionary: TaskConfig<typeof TASK> = {
  slug: TASK,
  label: 'Refresh the dictionary of the search',
  schedule: [{ cron: '23 * * * *', queue: 'upkeep' }],
  retries: 1,
  handler: async ({ req }) => {
    if (await isIndexOutdated(req)) await rebuildIndex(req.payload);
    else await refreshDictionary(req);
    await removeOldCounts(req);
    return { output: {} };
  },
};

/** Queues the rebuild of an index that an older version of the site built. Called when a server starts. */
export async function queueOutdatedRebuild(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  if (await isIndexOutdated(req)) await payload.jobs.queue({ task: TASK, input: {}, queue: 'upkeep', req });
}
