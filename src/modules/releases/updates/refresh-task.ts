import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload';
import { runInTransaction } from '@/cms/core/transaction';
import { environment } from '@/platform/environment';
import { postgresFeeds, type PostgresFeedsClient } from '@/services/postgres-feeds';
import { changesSchema } from './apply-changes';
import { describeChanges, type FactChange, findNewCves, findVersionChanges, isApplicable } from './find-changes';
import { findAffectedPages } from './affected-pages';

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
 * Stores what differs as updates for an editor: one with what can be applied, one with what a person adds by hand. Each
 * replaces the open one before it. Differences that were dismissed aren't found again.
 * @param publish applies at once what can be applied
 */
export async function refresh(payload: Payload, feeds: PostgresFeedsClient, publish: boolean): Promise<void> {
  const found = await findChanges(payload, feeds);
  if (found === undefined) return;
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, async () => {
    const { open, dismissed } = await findStoredChanges(req);
    const changes = found.filter((change) => !dismissed.has(JSON.stringify(change)));
    const wanted = [changes.filter(isApplicable), changes.filter((change) => !isApplicable(change))].filter(
      (each) => each.length > 0,
    );
    const isWanted = (stored: readonly FactChange[]): boolean => wanted.some((each) => isSame(each, stored));
    for (const update of open)
      if (!isWanted(update.changes)) await payload.delete({ collection: 'fact-updates', id: update.id, req });
    for (const each of wanted)
      if (!open.some((update) => isSame(each, update.changes))) await storeUpdate(each, req, publish && each.every(isApplicable));
  });
}

/** Stores an update with a task for each page whose text a person should read. */
async function storeUpdate(changes: readonly FactChange[], req: PayloadRequest, publish: boolean): Promise<void> {
  const { payload } = req;
  const { changed, tasks } = await findAffectedPages(changes, req);
  const pages = changes.some(isApplicable)
    ? `: ${changed} ${changed === 1 ? 'page changes' : 'pages change'}, ${tasks.length} ${tasks.length === 1 ? 'needs' : 'need'} a look`
    : '';
  const { id } = await payload.create({
    collection: 'fact-updates',
    data: { summary: `${describeChanges(changes)}${pages}`, changes: [...changes], state: 'open' },
    req,
  });
  for (const task of tasks) await payload.create({ collection: 'fact-tasks', data: { ...task, update: id, done: false }, req });
  if (publish) await payload.update({ collection: 'fact-updates', id, data: { state: 'applied' }, req });
}

interface StoredUpdate {
  id: number;
  changes: FactChange[];
}

async function findStoredChanges(req: PayloadRequest): Promise<{ open: StoredUpdate[]; dismissed: ReadonlySet<string> }> {
  const { docs } = await req.payload.find({
    collection: 'fact-updates',
    where: { state: { in: ['open', 'dismissed'] } },
    pagination: false,
    depth: 0,
    req,
  });
  const updates = docs.map(({ id, state, changes }) => ({ id, state, changes: changesSchema.parse(changes) }));
  const dismissed = updates.filter(({ state }) => state === 'dismissed').flatMap(({ changes }) => changes);
  return {
    open: updates.filter(({ state }) => state === 'open'),
    dismissed: new Set(changesSchema.parse(dismissed).map((change) => JSON.stringify(change))),
  };
}

/** Compares with what is published. @returns undefined when a feed isn't there: what is open stays */
async function findChanges(payload: Payload, feeds: PostgresFeedsClient): Promise<FactChange[] | undefined> {
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
  if (published.outcome === 'unavailable' || cves.outcome === 'unavailable') return undefined;
  const found = [
    ...findVersionChanges(published.answer, { versions: versions.docs, releases: releases.docs }),
    ...findNewCves(cves.answer, ownCves.docs),
  ];
  // In the form in which they are stored, so that they can be compared with what is.
  return changesSchema.parse(found);
}

function isSame(one: readonly FactChange[], other: readonly FactChange[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
