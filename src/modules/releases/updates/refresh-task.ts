import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload';
import { runInTransaction } from '@/cms/core/database/transaction';
import { environment } from '@/platform/environment';
import { postgresFeeds, type PostgresFeedsClient, softwareFeeds, type SoftwareFeedsClient } from '@/services/postgres-feeds';
import { changesSchema } from './apply-changes';
import {
  type FactChange,
  findNewCves,
  findSoftwareChanges,
  findVersionChanges,
  isApplicable,
  type SoftwareReleases,
} from './find-changes';
import { SOFTWARE_FEEDS } from './software-feeds';
import { storeAndApplyUpdate, storeUpdate } from './store-update';

const REFRESH_FACTS_TASK = 'refresh-facts';

/** Compares the facts with what the PostgreSQL project and other projects publish, every day, where a URL is configured. */
export const refreshFacts: TaskConfig<typeof REFRESH_FACTS_TASK> = {
  slug: REFRESH_FACTS_TASK,
  label: 'Compare facts with their sources',
  schedule: [{ cron: '23 5 * * *', queue: 'upkeep' }],
  retries: 1,
  handler: async ({ req: { payload } }) => {
    await createFactUpdates(
      payload,
      { postgres: postgresFeeds, software: softwareFeeds },
      environment.POSTGRES_FEEDS_PUBLISH === 'on' ? storeAndApplyUpdate : storeUpdate,
    );
    return { output: {} };
  },
};

/** The feeds that the facts are compared with. A missing one isn't configured. */
interface FactFeeds {
  postgres?: PostgresFeedsClient | undefined;
  software?: SoftwareFeedsClient | undefined;
}

/**
 * Stores what differs as updates for an editor: for PostgreSQL, one with what can be applied and one with what a person adds
 * by hand; for other software, one. Each replaces the open one before it. Differences that were dismissed aren't found again.
 * @param store {@link storeUpdate}, or {@link storeAndApplyUpdate} to publish at once what can be applied
 */
export async function createFactUpdates(payload: Payload, { postgres, software }: FactFeeds, store: StoreUpdate): Promise<void> {
  const found = postgres && (await findChanges(payload, postgres));
  if (found) await storeDifferences(payload, { find: () => found, isOwn: isOfPostgres, store });
  const read = software && (await readSoftwareFeeds(payload, software));
  if (read) await storeDifferences(payload, { find: (open) => keepUnread(read, open), isOwn: isOfSoftware, store });
}

type StoreUpdate = typeof storeUpdate;

interface Differences {
  /** Returns the differences, taking open updates into account. */
  find: (open: readonly FactChange[]) => readonly FactChange[];
  /** Whether a change comes from the feeds that were read. What others found stays. */
  isOwn: (change: FactChange) => boolean;
  store: StoreUpdate;
}

async function storeDifferences(payload: Payload, { find, isOwn, store }: Differences): Promise<void> {
  const req = await createLocalReq({}, payload);
  await runInTransaction(req, async () => {
    const { open: all, dismissed } = await findStoredChanges(req);
    const open = all.filter(({ changes }) => changes.every(isOwn));
    const changes = find(open.flatMap((update) => update.changes)).filter((change) => !dismissed.has(JSON.stringify(change)));
    const wanted = [changes.filter(isApplicable), changes.filter((change) => !isApplicable(change))].filter(
      (each) => each.length > 0,
    );
    const isWanted = (stored: readonly FactChange[]): boolean => wanted.some((each) => isSame(each, stored));
    for (const update of open)
      if (!isWanted(update.changes)) await payload.delete({ collection: 'fact-updates', id: update.id, req });
    for (const each of wanted) {
      if (!open.some((update) => isSame(each, update.changes))) await store(each, req);
    }
  });
}

const isOfSoftware = (change: FactChange): boolean => change.kind === 'software';
const isOfPostgres = (change: FactChange): boolean => !isOfSoftware(change);

interface ReadSoftwareFeeds {
  changes: readonly FactChange[];
  /** Keys of the programs whose feeds couldn't be read. */
  unread: ReadonlySet<string>;
}

/** Reads the feeds one after the other, because they are on the same host. */
async function readSoftwareFeeds(payload: Payload, feeds: SoftwareFeedsClient): Promise<ReadSoftwareFeeds> {
  const { docs } = await payload.find({ collection: 'software-versions', pagination: false, depth: 0, sort: 'key' });
  const [read, unread]: [SoftwareReleases[], Set<string>] = [[], new Set()];
  for (const { key, name, version } of docs) {
    const path = SOFTWARE_FEEDS[key];
    if (path === undefined) continue;
    const result = await feeds.fetchReleases(path);
    if (result.outcome === 'answered') read.push({ key, name, own: version, releases: result.answer });
    else {
      unread.add(key);
      console.error(`${path}: ${result.reason}; the version of ${name} stays as it is`);
    }
  }
  return { changes: findSoftwareChanges(read), unread };
}

/** Earlier differences of software stay while its feed can't be read. */
function keepUnread({ changes, unread }: ReadSoftwareFeeds, open: readonly FactChange[]): FactChange[] {
  const kept = open.filter((change) => change.kind === 'software' && unread.has(change.key));
  const getKey = (change: FactChange): string => (change.kind === 'software' ? change.key : '');
  return changesSchema.parse([...changes, ...kept].toSorted((a, b) => getKey(a).localeCompare(getKey(b))));
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

/** Compares the facts with the feeds. @returns undefined when a feed is unavailable, so that open updates stay */
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
  // In the stored format, so that they can be compared.
  return changesSchema.parse(found);
}

function isSame(one: readonly FactChange[], other: readonly FactChange[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
