import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CachedEntry, CACHED_ENTRY_HEADER, createEntryHeader } from '@/platform/page-cache/cached-entry';
import { PATH_LOOKUP_URL } from '@/platform/known-paths/known-paths';
import { PathLookup } from './path-lookup';

const LIST = { paths: '/', withViews: ['/products'], pages: [] };

let answer: { status: number; body: string };
/** How often the list was read. */
let reads: number;
/** What lookups are answered with; undefined while they fail. */
let found: object | undefined;
let lookups: string[];
let isReady: boolean;
let pages: PathLookup;

beforeEach(() => {
  // With the timers, so that what is logged a minute later isn't logged during the tests of another file.
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = { status: 200, body: JSON.stringify(LIST) };
  [reads, found, lookups] = [0, undefined, []];
  isReady = true;
  pages = new PathLookup({
    next: async ({ url = '' }, response) => {
      if (url.startsWith(PATH_LOOKUP_URL)) {
        lookups.push(decodeURIComponent(url.slice(PATH_LOOKUP_URL.length)));
        response.writeHead(found === undefined ? 500 : 200).end(JSON.stringify(found));
        return;
      }
      reads += 1;
      response.writeHead(answer.status);
      response.end(answer.body);
    },
    host: 'www.example.com',
    isReady: async () => isReady,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a path that is not in the list does not exist', async () => {
  expect(await pages.getState('/leads-nowhere')).toBe('missing');
  expect(await pages.getState('/products')).toBe('uncertain');
});

it('while Postgres is unavailable, the list is not read for each path, and no path counts as missing', async () => {
  await pages.getState('/leads-nowhere');
  const before = reads;
  [answer, isReady] = [{ status: 500, body: '' }, false];
  for (let number = 0; number < 50; number += 1) {
    expect(await pages.getState(`/leads-nowhere-${number}`)).toBe('uncertain');
    expect(pages.isUndetermined(`/leads-nowhere-${number}`)).toBe(true);
  }
  expect(pages.isUndetermined('/products'), 'a page that may be in memory is rendered').toBe(false);
  expect(reads - before).toBe(1);
  expect(lookups).toEqual(['?path=/leads-nowhere']);
});

it('when Postgres is back, the list is read again within a second', async () => {
  await pages.getState('/leads-nowhere');
  [answer, isReady] = [{ status: 500, body: '' }, false];
  await pages.getState('/leads-nowhere');
  expect(await pages.getState('/leads-nowhere')).toBe('uncertain');
  [answer, isReady] = [{ status: 200, body: JSON.stringify(LIST) }, true];
  // Also when the clock is set back meanwhile.
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_001);
  expect(await pages.getState('/leads-nowhere')).toBe('missing');
  expect(pages.isUndetermined('/leads-nowhere')).toBe(false);
});

it('only a limited number of 404 pages per second get suggestions', async () => {
  answer.body = JSON.stringify({
    ...LIST,
    pages: [{ url: '/products/replication', label: 'Replication', description: 'A product' }],
  });
  const find = async () => (await pages.findSuggestions('/product/replicaton')).map(({ url }) => url);
  for (let number = 0; number < 50; number += 1) expect(await find()).toEqual(['/products/replication']);
  expect(await find()).toEqual([]);
  vi.setSystemTime(Date.now() + 1_000);
  expect(await find()).toEqual(['/products/replication']);
});

it('a path is looked up while the list is being read', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = new PathLookup({
    next: async ({ url = '' }, response) => {
      if (!url.startsWith(PATH_LOOKUP_URL)) await released;
      response.end(JSON.stringify(url.startsWith(PATH_LOOKUP_URL) ? { state: 'known', pages: [] } : LIST));
    },
    host: 'www.example.com',
    isReady: async () => true,
  });
  expect(await slow.getState('/published-just-now')).toBe('known');
  // Nobody can have any number of paths looked up.
  const states = Array.from({ length: 100 }, (_each, number) => slow.getState(`/leads-nowhere-${number}`));
  const all = Promise.all(states);
  release();
  expect((await all).filter((state) => state === 'missing')).toHaveLength(51);
});

it('a path that may be a view is looked up, and after a failure not for a second', async () => {
  found = { isPage: true, pages: [] };
  expect(await pages.hasPage('/products/filter')).toBe(true);
  found = { isPage: false, pages: [] };
  expect(await pages.hasPage('/products/n%C3%B6ne')).toBe(false);
  found = undefined;
  expect(await pages.hasPage('/products/filter')).toBeUndefined();
  expect(await pages.hasPage('/products/filter')).toBeUndefined();
  expect(lookups.slice(-3)).toEqual(['?view=/products/filter', '?view=/products/nöne', '?view=/products/filter']);
  found = { isPage: true, pages: [] };
  vi.advanceTimersByTime(1_001);
  expect(await pages.hasPage('/products/filter')).toBe(true);
  expect(await pages.hasPage('/%ff')).toBeUndefined();
});

it('only pages that still exist, by their current names, are suggested while the list is being read', async () => {
  const page = { url: '/products/replication', label: 'Replication', description: 'A product' };
  answer.body = JSON.stringify({ ...LIST, pages: [page] });
  await pages.findSuggestions('/product/replicaton');
  found = { pages: [{ ...page, label: 'Renamed' }] };
  expect(await pages.findSuggestions('/product/replicaton')).toEqual([{ ...page, label: 'Renamed' }]);
  expect(lookups).toEqual(['?page=/products/replication']);
});

it('the list is announced again with its new cache entry after it was evicted and read again', async () => {
  const header = createEntryHeader('list');
  const createEntry = (): CachedEntry => ({ header, value: Buffer.alloc(0), expiresAt: Infinity });
  let [cached, readCount]: [CachedEntry, number] = [createEntry(), 0];
  vi.stubGlobal('findCachedEntry', () => cached);
  const announced: CachedEntry[] = [];
  const lookup = new PathLookup({
    next: async ({ url = '' }, response) => {
      if (url.startsWith(PATH_LOOKUP_URL)) return void response.end(JSON.stringify({ state: 'missing', pages: [] }));
      readCount += 1;
      response.setHeader(CACHED_ENTRY_HEADER, header);
      response.end(JSON.stringify(LIST));
    },
    host: 'www.example.com',
    isReady: async () => true,
    onRead: (list, entry) => {
      expect(list).toEqual(LIST);
      announced.push(entry);
    },
  });
  await lookup.getState('/nothing');
  await vi.waitFor(() => expect(announced).toHaveLength(1));
  await lookup.getState('/nothing');
  expect(readCount).toBe(1);
  cached = createEntry();
  await lookup.getState('/nothing');
  await vi.waitFor(() => expect(announced).toHaveLength(2));
  expect(announced[1]).toBe(cached);
});
