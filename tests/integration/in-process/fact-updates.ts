import type { ServerResponse } from 'node:http';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { formatDay } from '@/platform/format-day';
import { findNewestRelease, parseReleaseNumber } from '@/platform/postgres-facts/facts';
import { readContentFactRows } from '../../../scripts/content-facts';
import { database, feeds, feedsUrl, payload } from './payload';

/*
 * The facts about PostgreSQL against a local server that publishes what postgresql.org does, in its form.
 */

const MAJOR = 18;
const RELEASED = '2027-02-11';
const { versions, releases } = readContentFactRows();
const before = findNewestRelease({ major: MAJOR }, releases)?.version ?? '';
const next = `${MAJOR}.${(parseReleaseNumber(before)?.minor ?? 0) + 1}`;

let runJob: () => Promise<void>;
let publishAtOnce: () => Promise<void>;
let answerVersions: (response: ServerResponse) => void;
let answerCves: (response: ServerResponse) => void;
let answerTool: (path: string, response: ServerResponse) => void;

/** versions.json as the project writes it, from the site's own rows: nothing differs unless `newer` says so. */
function buildVersions(newer: Readonly<Record<number, { latestMinor: string; relDate: string }>> = {}): string {
  return JSON.stringify(
    versions.flatMap((version) => {
      const newest = findNewestRelease(version, releases);
      const minor = newest && /(\d+)$/.exec(newest.version)?.[1];
      if (minor === undefined || version.endOfLife === undefined) return [];
      return [
        {
          current: version.major === MAJOR,
          eolDate: version.endOfLife,
          firstRelDate: version.released,
          latestMinor: minor,
          major: String(version.major),
          relDate: newest?.released ?? version.released,
          supported: true,
          ...newer[version.major],
        },
      ];
    }),
  );
}

const ownCves = '<a href="/support/security/CVE-2025-1094/">CVE-2025-1094</a>';
const updates = async () => (await payload.find({ collection: 'fact-updates', sort: 'id', pagination: false, depth: 0 })).docs;
const tasks = async () => (await payload.find({ collection: 'fact-tasks', pagination: false, depth: 0 })).docs;
const publishNext = () => {
  answerVersions = (response) =>
    void response.end(buildVersions({ [MAJOR]: { latestMinor: next.split('.')[1] ?? '', relDate: RELEASED } }));
};

beforeAll(async () => {
  feeds.on('request', (request, response) => {
    if (request.url?.endsWith('.atom')) answerTool(request.url, response);
    else (request.url === '/versions.json' ? answerVersions : answerCves)(response);
  });
  const { createFactUpdates } = await import('@/modules/releases/updates/refresh-task');
  const { storeAndApplyUpdate } = await import('@/modules/releases/updates/store-update');
  const { createPostgresFeedsClient } = await import('@/services/postgres-feeds');
  runJob = async () => {
    await payload.jobs.queue({ task: 'refresh-facts', input: {}, queue: 'upkeep' });
    await payload.jobs.run({ queue: 'upkeep', where: { taskSlug: { equals: 'refresh-facts' } } });
  };
  publishAtOnce = () => createFactUpdates(payload, { postgres: createPostgresFeedsClient(feedsUrl, 2_000) }, storeAndApplyUpdate);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerVersions = (response) => void response.end(buildVersions());
  answerCves = (response) => void response.end(ownCves);
  answerTool = (_path, response) => void response.writeHead(404).end();
});

it('nothing is proposed when nothing differs', async () => {
  await runJob();
  expect(await updates()).toEqual([]);
});

it.each<[string, (response: ServerResponse) => void]>([
  ['is no JSON', (response) => void response.end('<html>Maintenance</html>')],
  ['lacks a field', (response) => void response.end('[{"major":"18"}]')],
  ['is empty', (response) => void response.end('[]')],
  ['fails', (response) => void response.writeHead(500).end()],
  ['is none', (response) => void response.destroy()],
])('nothing is proposed, and nothing is taken back, when the answer %s', async (_what, broken) => {
  answerVersions = broken;
  await runJob();
  expect(await updates()).toEqual([]);
  publishNext();
  answerCves = broken;
  await runJob();
  expect(await updates()).toEqual([]);
});

it('a new release is a draft for an editor, with the pages that need review, and is published with one click', async () => {
  publishNext();
  await runJob();
  const [update, ...others] = await updates();
  expect(others).toEqual([]);
  expect(update).toMatchObject({
    state: 'open',
    summary: expect.stringMatching(
      new RegExp(`^PostgreSQL ${next} is out \\(${RELEASED}\\): \\d+ pages? changes?, \\d+ needs? a look$`),
    ),
  });
  const listed = await tasks();
  expect(update?.summary).toContain(`, ${listed.length} need`);
  expect(listed.map(({ form }) => form)).toEqual(listed.map(() => expect.stringMatching(/^\/admin\/collections\/[\w-]+\/\d+$/)));
  expect(listed.some(({ reason }) => reason.includes(`{{postgres.${MAJOR}.minor}}`))).toBe(true);

  await runJob();
  expect(await updates(), 'the same is proposed once').toHaveLength(1);

  const { loadFactValues } = await import('@/cms/facts/load-fact-values');
  const readMinor = async () => (await loadFactValues(payload))[`postgres.${MAJOR}.minor`];
  expect(await readMinor()).toBe(before);
  await payload.update({ collection: 'fact-updates', id: update?.id ?? 0, data: { state: 'applied' } });
  expect([await readMinor(), (await loadFactValues(payload))[`postgres.${MAJOR}.minorDate`]]).toEqual([
    next,
    formatDay(RELEASED),
  ]);
  const { rows } = await database.client.query(`select tag from page_cache.dropped_tag where tag = 'data:postgres-releases'`);
  expect(rows, 'pages that show it are rendered again').toHaveLength(1);
  expect(await tasks(), 'the tasks stay until they are done').toHaveLength(listed.length);

  await runJob();
  expect(await updates()).toHaveLength(1);
});

it('a dismissed update is not proposed again, and its tasks are deleted', async () => {
  answerCves = (response) => void response.end(`${ownCves}<a>CVE-2027-99999</a>`);
  await runJob();
  const added = (await updates()).at(-1);
  expect(added).toMatchObject({ state: 'open', summary: 'CVE-2027-99999 is new: add it by hand' });
  await payload.update({ collection: 'fact-updates', id: added?.id ?? 0, data: { state: 'dismissed' } });
  await runJob();
  expect((await updates()).filter(({ state }) => state === 'open')).toEqual([]);
});

it('releases are published immediately if configured, and changes that need a person stay open', async () => {
  const later = `${MAJOR}.${Number(next.split('.')[1]) + 1}`;
  answerVersions = (response) =>
    void response.end(buildVersions({ [MAJOR]: { latestMinor: later.split('.')[1] ?? '', relDate: '2027-05-13' } }));
  answerCves = (response) => void response.end(`${ownCves}<a>CVE-2027-88888</a>`);
  for (let time = 0; time < 2; time += 1) {
    await publishAtOnce();
    const { loadFactValues } = await import('@/cms/facts/load-fact-values');
    expect((await loadFactValues(payload))[`postgres.${MAJOR}.minor`]).toBe(later);
    expect((await updates()).filter(({ state }) => state === 'open').map(({ summary }) => summary)).toEqual([
      'CVE-2027-88888 is new: add it by hand',
    ]);
  }
  expect((await updates()).filter(({ state }) => state === 'applied')).toHaveLength(2);
});

/** A feed of releases as GitHub publishes it, with a prerelease and a release of an older branch. */
function buildAtom(repository: string, numbers: readonly string[]): string {
  const entries = numbers.map(
    (version) =>
      `<entry><id>tag:github.com,2008:Repository/1/v${version}</id><updated>2027-03-01T10:00:00Z</updated>` +
      `<link rel="alternate" type="text/html" href="https://github.com/${repository}/releases/tag/v${version}"/></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`;
}

it('a newer release of a tool is a draft, stays while its feed is broken, and is applied with one click', async () => {
  const openSummaries = async () => (await updates()).filter(({ state }) => state === 'open').map(({ summary }) => summary);
  const known = await openSummaries();
  answerTool = (path, response) =>
    path.startsWith('/cloudnative-pg/cloudnative-pg/')
      ? void response.end(buildAtom('cloudnative-pg/cloudnative-pg', ['1.29.9', '99.1.0', '99.2.0-rc1']))
      : void response.end('<html>Rate limit exceeded</html>');
  await runJob();
  const added = (await openSummaries()).filter((summary) => !known.includes(summary));
  expect(added).toEqual([expect.stringMatching(/^CloudNativePG 99\.1\.0 is out \(2027-03-01\): \d+ pages? changes?, /)]);

  answerTool = (_path, response) => void response.destroy();
  await runJob();
  expect(await openSummaries()).toEqual(expect.arrayContaining(added));

  const update = (await updates()).find(({ summary }) => summary === added[0]);
  const count = (await updates()).length;
  await payload.update({ collection: 'fact-updates', id: update?.id ?? 0, data: { state: 'applied' } });
  const { docs } = await payload.find({ collection: 'software-versions', where: { key: { equals: 'cloudnativepg' } } });
  expect(docs).toMatchObject([
    {
      version: '99.1.0',
      released: '2027-03-01',
      source: 'https://github.com/cloudnative-pg/cloudnative-pg/releases/tag/v99.1.0',
    },
  ]);
  expect(await updates(), 'applying lists no pages again').toHaveLength(count);
});

it('editing a fact lists the pages to review; imports and unchanged values list none', async () => {
  const user = await payload.create({
    collection: 'users',
    data: { email: 'facts@example.com', name: 'Editor', roles: ['editor'], subject: 'editor-of-facts' },
  });
  const byHand = { user };
  const { docs } = await payload.find({ collection: 'postgres-versions', where: { major: { equals: MAJOR } } });
  const id = docs[0]?.id ?? 0;
  const count = (await updates()).length;
  const set = (data: { endOfLife?: string; note?: string }, options = {}) =>
    payload.update({ collection: 'postgres-versions', id, data, ...options });
  await set({ endOfLife: '2030-11-21' });
  await set({ endOfLife: '2030-11-28' }, { ...byHand, context: { importing: true } });
  await set({ note: 'Nothing that a text names.' }, byHand);
  expect(await updates()).toHaveLength(count);

  await set({ endOfLife: '2030-11-14' }, byHand);
  expect((await updates()).at(-1), 'the save does not wait for the list').toMatchObject({
    state: 'applied',
    summary: 'Edited by hand: postgres.18.eol',
  });
  await payload.jobs.run({ queue: 'upkeep', where: { taskSlug: { equals: 'list-fact-pages' } } });
  const edit = (await updates()).at(-1);
  expect(edit).toMatchObject({
    state: 'applied',
    summary: expect.stringMatching(/^Edited by hand: postgres\.18\.eol: \d+ pages? changes?, \d+ needs? a look$/),
  });
  expect(await updates()).toHaveLength(count + 1);
  const { totalDocs } = await payload.count({ collection: 'fact-tasks', where: { update: { equals: edit?.id } } });
  expect(edit?.summary).toContain(`, ${totalDocs} need`);
});

it("changing a fact that no text uses leaves other entries' hits unchanged", async () => {
  const user = await payload.create({
    collection: 'users',
    data: { email: 'plans@example.com', name: 'Editor', roles: ['editor'], subject: 'editor-of-plans' },
  });
  // A rewritten hit is at another place of its table.
  const places = async () =>
    (await database.client.query(`select id, ctid::text from search.document where source !~ '^plans' order by id`)).rows;
  const stored = await places();
  expect(stored.length).toBeGreaterThan(1_000);
  const { docs } = await payload.find({ collection: 'plans', limit: 1 });
  await payload.update({ collection: 'plans', id: docs[0]?.id ?? 0, data: { name: 'A plan of another name' }, user });
  expect(await places()).toEqual(stored);
});
