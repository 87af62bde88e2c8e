import type { Payload, TaskConfig } from 'payload';
import { environment } from '@/platform/environment';
import { postgresFeeds, type PostgresFeedsClient } from '@/services/postgres-feeds';
import { describeChanges, type FactChange, findNewCves, findVersionChanges } from './find-changes';

export const REFRESH_FACTS_TASK = 'refresh-facts';

/** Compares the facts about PostgreSQL with what the project publishes, every day, when an address is configured. */
export const refreshFacts: TaskConfig<typeof REFRESH_FACTS_TASK> = {
  slug: REFRESH_FACTS_TASK,
  label: 'Compare facts with postgresql.org',
  schedule: [{ cron: '23 5 * * *', queue: 'upkeep' }],
  retries: 1,
  handler: async ({ req: { payload } }) => {
    if (postgresFeeds) await refresh(payload, postgresFeeds, environment.POSTGRES_FEEDS_PUBLISH === 'on');
    return { output: {} };
  },
};

/**
 * Stores what differs as one update for an editor, unless the same is open or was dismissed already.
 * @param publish applies it at once
 */
export async function refresh(payload: Payload, feeds: PostgresFeedsClient, publish: boolean): Promise<void> {
  const changes = await findChanges(payload, feeds);
  if (changes.length === 0) return;
  const summary = describeChanges(changes);
  const { totalDocs } = await payload.count({
    collection: 'fact-updates',
    where: { and: [{ summary: { equals: summary } }, { state: { in: ['open', 'dismissed'] } }] },
  });
  if (totalDocs > 0) return;
  const { id } = await payload.create({ collection: 'fact-updates', data: { summary, changes, state: 'open' } });
  if (publish) await payload.update({ collection: 'fact-updates', id, data: { state: 'applied' } });
}

async function findChanges(payload: Payload, feeds: PostgresFeedsClient): Promise<FactChange[]> {
  const all = { pagination: false, depth: 0 } as const;
  const [published, cves, versions, releases, ownCves] = await Promise.all([
    feeds.fetchVersions(),
    feeds.fetchCves(),
    payload.find({ collection: 'postgres-versions', ...all }),
    payload.find({ collection: 'postgres-releases', ...all }),
    payload.find({ collection: 'postgres-cves', ...all }),
  ]);
  for (const result of [published, cves])
    if (result.outcome === 'unavailable') console.error(`postgresql.org: ${result.reason}; the facts stay as they are`);
  return [
    ...(published.outcome === 'answered'
      ? findVersionChanges(published.answer, { versions: versions.docs, releases: releases.docs })
      : []),
    ...(cves.outcome === 'answered' ? findNewCves(cves.answer, ownCves.docs) : []),
  ];
}
