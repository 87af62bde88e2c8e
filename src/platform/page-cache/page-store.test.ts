import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CachedEntry } from './cached-entry';
import { invalidateInMemory } from './invalidate';
import { compressText, decompressText } from './compressed-text';
import { PageDatabase } from './page-database';
import { PageStore } from './page-store';
import { expiryTag, NAVIGATION_TAG } from './tags';

const KEY = '/careers/job-openings';
const END = new Date('2026-11-30T05:00:00Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'], now: END.getTime() - 60_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a page with an expiry is served until then, and no longer', async () => {
  const store = new PageStore(undefined);
  vi.setSystemTime(END.getTime() - 1);
  expect(await store.read(KEY)).toBeUndefined();
  await store.save(KEY, 'open', ['page:/a', expiryTag(END)]);
  expect(await store.read(KEY)).toEqual({ value: 'open', isStale: false });
  vi.setSystemTime(END);
  expect(await store.read(KEY)).toBeUndefined();
  await store.save(KEY, 'closed', ['page:/a']);
  expect(await store.read(KEY)).toEqual({ value: 'closed', isStale: false });
});

it('a page without an expiry does not expire', async () => {
  const store = new PageStore(undefined);
  vi.setSystemTime(END);
  await store.read(KEY);
  await store.save(KEY, 'open', ['page:/a']);
  vi.setSystemTime(END.getTime() + 10 ** 10);
  expect(await store.read(KEY)).toEqual({ value: 'open', isStale: false });
});

it('a page is not saved when one of its tags was invalidated after rendering began', async () => {
  const store = new PageStore(undefined);
  await store.read(KEY);
  invalidateInMemory(['page:/raced']);
  expect(await store.save(KEY, 'old', ['page:/raced'])).toBe('outdated');
  // Far beyond the time that pending invalidations of this process are kept, although the clock is set back.
  vi.setSystemTime(END.getTime() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  await store.read(KEY);
  expect(await store.save(KEY, 'new', ['page:/raced'])).toBe('saved');
});

it('a page that is read twice at the same time counts as rendered since the earlier snapshot', async () => {
  vi.spyOn(PageDatabase.prototype, 'ensureListening').mockResolvedValue(true);
  vi.spyOn(PageDatabase.prototype, 'read').mockResolvedValue(undefined);
  vi.spyOn(PageDatabase.prototype, 'takeSnapshot').mockResolvedValueOnce('1:1:').mockResolvedValueOnce('2:2:');
  const save = vi.spyOn(PageDatabase.prototype, 'save').mockResolvedValue(true);
  const store = new PageStore('postgres://unused');
  await Promise.all([store.read(KEY), store.read(KEY)]);
  await store.save(KEY, 'old', []);
  expect(save).toHaveBeenCalledWith(KEY, expect.objectContaining({ snapshot: '1:1:' }));
});

describe('a page in Postgres', () => {
  const TAGS = ['page:/late'];
  /** Longer than pending invalidations of this process are kept. */
  const invalidate = () => {
    invalidateInMemory(TAGS);
    vi.advanceTimersByTime(10_000);
  };
  const read = vi.fn<PageDatabase['read']>();
  const save = vi.fn<PageDatabase['save']>();
  const ensureListening = vi.fn<PageDatabase['ensureListening']>();
  beforeEach(() => {
    vi.spyOn(PageDatabase.prototype, 'takeSnapshot').mockResolvedValue('1:1:');
    vi.spyOn(PageDatabase.prototype, 'read').mockImplementation(read.mockReset().mockResolvedValue(undefined));
    vi.spyOn(PageDatabase.prototype, 'save').mockImplementation(save.mockReset().mockResolvedValue(true));
    vi.spyOn(PageDatabase.prototype, 'ensureListening').mockImplementation(ensureListening.mockReset().mockResolvedValue(true));
  });

  it('is not held in memory when it is invalidated while it is saved', async () => {
    const store = new PageStore('postgres://unused');
    await store.read(KEY);
    save.mockImplementationOnce(() => Promise.resolve(true).finally(invalidate));
    expect(await store.save(KEY, 'old', TAGS)).toBe('outdated');
    expect(await store.read(KEY)).toBeUndefined();
  });

  it('is not held in memory when it is invalidated while it is read', async () => {
    const store = new PageStore('postgres://unused');
    const page = { tags: TAGS, snapshot: '1:1:', value: await compressText('old') };
    read.mockImplementationOnce(() => Promise.resolve(page).finally(invalidate));
    expect(await store.read(KEY)).toEqual({ value: 'old', isStale: false });
    expect(await store.read(KEY)).toBeUndefined();
  });

  it('is served past its expiry only while Postgres is unavailable', async () => {
    const store = new PageStore('postgres://unused');
    await store.read(KEY);
    await store.save(KEY, 'open', ['page:/a', expiryTag(END)]);
    vi.setSystemTime(END);
    ensureListening.mockResolvedValueOnce(false);
    expect(await store.read(KEY)).toEqual({ value: 'open', isStale: false });
    expect(await store.read(KEY)).toBeUndefined();
  });
});

it('after a standby was promoted, nothing that was rendered before is served or stored', async () => {
  let isPromoted = false;
  vi.spyOn(PageDatabase.prototype, 'takeSnapshot').mockResolvedValue('1000:1000:');
  vi.spyOn(PageDatabase.prototype, 'read').mockResolvedValue(undefined);
  const save = vi.spyOn(PageDatabase.prototype, 'save').mockResolvedValue(true);
  vi.spyOn(PageDatabase.prototype, 'ensureListening').mockImplementation(async function reconnect(this: PageDatabase) {
    await this.listeners.onReconnected(isPromoted);
    return true;
  });
  vi.spyOn(PageDatabase.prototype, 'findStaleKeys').mockResolvedValue([]);
  const store = new PageStore('postgres://unused');
  await store.read(KEY);
  await store.save(KEY, 'of a lost transaction', []);
  expect(await store.read(KEY)).toEqual({ value: 'of a lost transaction', isStale: false });
  await store.read('/rendering');
  isPromoted = true;
  expect(await store.read(KEY)).toBeUndefined();
  expect(await store.save('/rendering', 'of a lost transaction', [])).toBe('unsaved');
  expect(save).toHaveBeenCalledTimes(1);
});

it('a page is not held in memory while a change of one of its tags is uncommitted', async () => {
  const store = new PageStore(undefined);
  const save = async () => {
    await store.read(KEY);
    return store.save(KEY, 'old', ['page:/a', 'page:/uncommitted']);
  };
  invalidateInMemory(['page:/uncommitted']);
  expect(await save()).toBe('unsaved');
  expect(await store.read(KEY)).toBeUndefined();
  // The change was rolled back.
  vi.advanceTimersByTime(10_000);
  expect(await save()).toBe('saved');
});

it('the end of a render that is not saved says whether a tag was invalidated in the meantime', async () => {
  const store = new PageStore(undefined);
  await store.read(KEY);
  expect(store.endRender(KEY, ['page:/unsaved'])).toBe(false);
  invalidateInMemory(['page:/unsaved']);
  expect(store.endRender(KEY, ['page:/unsaved']), 'no render has begun').toBe(false);
  await store.read(KEY);
  invalidateInMemory(['page:/unsaved']);
  expect(store.endRender(KEY, ['page:/other', 'page:/unsaved'])).toBe(true);
});

describe('page whose header has changed', () => {
  const navigate = () => invalidateInMemory([NAVIGATION_TAG]);
  const read = async (store: PageStore) => await store.read(KEY);
  async function kept(): Promise<PageStore> {
    const store = new PageStore(undefined);
    vi.setSystemTime(END);
    await store.read(KEY);
    await store.save(KEY, 'old menu', ['page:/a', NAVIGATION_TAG]);
    return store;
  }

  it('is served as stale for a few seconds, then not at all', async () => {
    const store = await kept();
    navigate();
    expect(await read(store)).toEqual({ value: 'old menu', isStale: true });
    vi.advanceTimersByTime(3_999);
    expect(await read(store)).toEqual({ value: 'old menu', isStale: true });
    vi.advanceTimersByTime(1);
    expect(await read(store)).toBeUndefined();
  });

  it('is served no longer when the clock is set back', async () => {
    const store = await kept();
    navigate();
    vi.setSystemTime(END.getTime() - 3_600_000);
    vi.advanceTimersByTime(4_000);
    expect(await read(store)).toBeUndefined();
  });

  it('is served fresh once rendered; a second change does not extend the stale period', async () => {
    const store = await kept();
    navigate();
    vi.advanceTimersByTime(3_000);
    await read(store);
    navigate();
    await store.save(KEY, 'menu of the first change', ['page:/a', NAVIGATION_TAG]);
    expect(await read(store), 'its making began before the second change').toEqual({ value: 'old menu', isStale: true });
    vi.advanceTimersByTime(1_000);
    expect(await read(store)).toBeUndefined();
    // Far beyond the time that pending invalidations of this process are kept.
    vi.advanceTimersByTime(60_000);
    await read(store);
    await store.save(KEY, 'new menu', ['page:/a', NAVIGATION_TAG]);
    expect(await read(store)).toEqual({ value: 'new menu', isStale: false });
  });

  it('is not served when the page itself has changed', async () => {
    const store = await kept();
    invalidateInMemory([NAVIGATION_TAG, 'page:/a']);
    expect(await read(store)).toBeUndefined();
  });
});

describe('the observer of the cache', () => {
  const outdated: CachedEntry[] = [];
  beforeEach(() => {
    outdated.length = 0;
    globalThis.cacheObserver = { onOutdated: (entry) => outdated.push(entry), onListening: () => undefined };
  });
  afterEach(() => {
    globalThis.cacheObserver = undefined;
  });

  async function save(store: PageStore, value: string, tags: string[]): Promise<CachedEntry | undefined> {
    await store.read(KEY);
    await store.save(KEY, value, tags);
    return store.peek(KEY);
  }

  it('is called before an invalidation returns', async () => {
    const entry = await save(new PageStore(undefined), 'page', ['page:/observed']);
    expect(entry).toBeDefined();
    invalidateInMemory(['page:/another']);
    expect(outdated).toEqual([]);
    invalidateInMemory(['page:/observed']);
    expect(outdated).toEqual([entry]);
  });

  it('is called when a page becomes stale, although it is kept', async () => {
    const entry = await save(new PageStore(undefined), 'page', ['page:/stale', NAVIGATION_TAG]);
    invalidateInMemory([NAVIGATION_TAG]);
    expect(outdated).toContain(entry);
  });

  it('is called when a page is removed or replaced', async () => {
    const store = new PageStore(undefined);
    const removed = await save(store, 'unusable', ['page:/removed']);
    await store.remove(KEY);
    expect(outdated).toEqual([removed]);
    const replaced = await save(store, 'old', ['page:/removed', expiryTag(END)]);
    vi.setSystemTime(END);
    await save(store, 'new', ['page:/removed']);
    expect(outdated).toEqual([removed, replaced]);
  });
});

describe('a page that is served without querying Postgres', () => {
  async function storeWithPage(tags: string[]): Promise<PageStore> {
    const store = new PageStore(undefined);
    vi.setSystemTime(END.getTime() - 1);
    await store.read(KEY);
    await store.save(KEY, 'open', tags);
    return store;
  }

  it('is the same object as long as nothing has changed', async () => {
    const store = await storeWithPage(['page:/a']);
    expect(store.peek('/other')).toBeUndefined();
    expect(await decompressText(store.peek(KEY)?.value ?? Buffer.alloc(0))).toBe('open');
    expect(store.peek(KEY)).toBe(store.peek(KEY));
  });

  it('is undefined after it expires or is invalidated, alone or with all pages', async () => {
    const expiring = await storeWithPage(['page:/a', expiryTag(END)]);
    vi.setSystemTime(END);
    expect(expiring.peek(KEY)).toBeUndefined();
    const changed = await storeWithPage(['page:/changed']);
    invalidateInMemory(['page:/changed']);
    expect(changed.peek(KEY)).toBeUndefined();
    const outdated = await storeWithPage(['page:/b', NAVIGATION_TAG]);
    invalidateInMemory([NAVIGATION_TAG]);
    expect(outdated.peek(KEY)).toBeUndefined();
    expect((await outdated.read(KEY))?.isStale).toBe(true);
  });
});
