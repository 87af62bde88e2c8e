import { LRUCache } from 'lru-cache';
import { logFailure } from '../failure-log';
import { type CachedEntry, findEntryHeader } from './cached-entry';
import { PageDatabase, type StoredPage } from './page-database';
import { onInvalidate } from './invalidate';
import { compressText, decompressText } from './compressed-text';
import { getExpiryFromTags, SHARED_TAGS } from './tags';

const MEMORY_BYTES = 64 * 1024 * 1024;
const IN_FLIGHT_MAX = 10_000;
/** An invalidation announced in this process that is not reported as committed within this time was rolled back. */
const PENDING_INVALIDATION_MS = 10_000;
/** How long a page is still served after a change to something all pages share, so that they don't all render at once. */
const STALE_MAX_MS = 4_000;

/** When rendering of a page began: a snapshot for Postgres, and an invalidation count for this process. */
interface RenderStart {
  snapshot: string | undefined;
  invalidationCount: number;
}

/** A page in memory. Its expiry is in milliseconds since 1970. */
interface MemoryEntry extends CachedEntry {
  tags: readonly string[];
  snapshot: string;
  /** Set after a change to something all pages share, by the monotonic clock: one that is set back must not prolong the period. */
  staleSince?: number;
}

/**
 * What became of a rendered page: `outdated` when something that it was rendered from has changed since rendering began, `unsaved`
 * when nobody can tell, because Postgres is unavailable or the page is rendered twice at the same time.
 */
export type SaveOutcome = 'saved' | 'outdated' | 'unsaved';

/** A cached page, and whether it should be revalidated while it is served. */
export interface CacheEntry {
  value: string;
  isStale: boolean;
}

/**
 * The store of finalized pages, in memory and in Postgres. Pages are served from memory as long as this process receives
 * every invalidation. After a lost connection, pages in memory are checked before they are served again. They are
 * served unchecked, and past their expiry, only while Postgres is unavailable.
 */
export class PageStore {
  readonly #memory = new LRUCache<string, MemoryEntry>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ value }, key) => value.length + key.length,
    dispose: (entry) => globalThis.cacheObserver?.onOutdated(entry),
  });
  readonly #inFlight = new LRUCache<string, RenderStart>({ max: IN_FLIGHT_MAX });
  /** For each tag, the invalidation count at its last invalidation. */
  readonly #lastInvalidated = new Map<string, number>();
  /** Tags that an uncommitted change in this process will invalidate, and when to stop waiting for the commit (monotonic clock). */
  readonly #pendingInvalidations = new Map<string, number>();
  #invalidationCount = 0;
  readonly #database: PageDatabase | undefined;

  /** @param connectionString undefined during a build, when pages are cached in memory only */
  constructor(connectionString: string | undefined) {
    onInvalidate((tags) => this.#invalidateBeforeCommit(tags));
    if (connectionString === undefined) return;
    this.#database = new PageDatabase(connectionString, {
      onInvalidated: (tags) => this.#invalidateCommitted(tags),
      onReconnected: (isPromoted) => {
        if (isPromoted) this.#forgetAll();
        return this.#evictStale();
      },
      onListening: (isListening) => globalThis.cacheObserver?.onListening(isListening),
    });
  }

  /** Returns the page with this key; undefined on a miss. A miss or an outdated page marks the start of rendering. */
  async read(key: string): Promise<CacheEntry | undefined> {
    const isCurrent = (await this.#database?.ensureListening()) ?? true;
    const inMemory = this.#readFromMemory(key, isCurrent);
    const wantsNewer = isCurrent && (inMemory === undefined || inMemory.staleSince !== undefined);
    // Another instance may have rendered it already.
    const cached = (wantsNewer ? await this.#readFromDatabase(key) : undefined) ?? inMemory;
    const isServable = cached !== undefined && !(isCurrent && isExpired(cached));
    const isStale = isCurrent && cached?.staleSince !== undefined;
    if (!isServable || isStale) await this.#startRender(key);
    return isServable ? { value: await decompressText(cached.value), isStale } : undefined;
  }

  /**
   * Returns the page with this key if it can be served without querying Postgres. As long as this returns the same object,
   * nothing that the page was rendered from has changed.
   */
  peek(key: string): Readonly<MemoryEntry> | undefined {
    if (this.#database?.isListening === false) return undefined;
    const cached = this.#memory.get(key);
    return cached === undefined || cached.staleSince !== undefined || isExpired(cached) ? undefined : cached;
  }

  /** Saves a rendered page, unless one of its tags was invalidated after rendering began. */
  async save(key: string, value: string, tags: string[]): Promise<SaveOutcome> {
    const renderStart = this.#inFlight.get(key);
    this.#inFlight.delete(key);
    if (!renderStart) return 'unsaved';
    const page = { tags, snapshot: renderStart.snapshot ?? '', value: await compressText(value) };
    const inDatabase = this.#database ? await this.#saveToDatabase(key, page, this.#database) : 'saved';
    if (inDatabase !== 'saved') return inDatabase;
    const entry = this.#saveToMemory(key, page, findEntryHeader(value), renderStart.invalidationCount);
    if (this.#memory.get(key) === entry) return 'saved';
    return this.#isInvalidatedSince(renderStart.invalidationCount, tags) ? 'outdated' : 'unsaved';
  }

  /**
   * Ends the rendering of a page that isn't saved. The next {@link read} marks the start of rendering.
   * @returns whether one of its tags was invalidated in the meantime, as far as this process knows
   */
  endRender(key: string, tags: readonly string[]): boolean {
    const renderStart = this.#inFlight.get(key);
    this.#inFlight.delete(key);
    return renderStart !== undefined && this.#isInvalidatedSince(renderStart.invalidationCount, tags);
  }

  /** Removes an unusable page; the next {@link read} marks the start of rendering. */
  async remove(key: string): Promise<void> {
    this.#memory.delete(key);
    try {
      await this.#database?.remove(key);
    } catch (error) {
      logFailure('page cache: could not remove a page', error);
    }
  }

  /** Returns the page in memory unless it has been outdated for too long. Without Postgres, memory is all there is. */
  #readFromMemory(key: string, isCurrent: boolean): MemoryEntry | undefined {
    const cached = this.#memory.get(key);
    if (!isCurrent || cached?.staleSince === undefined || cached.staleSince + STALE_MAX_MS > performance.now()) return cached;
    this.#memory.delete(key);
    return undefined;
  }

  async #readFromDatabase(key: string): Promise<MemoryEntry | undefined> {
    const invalidationCount = this.#invalidationCount;
    try {
      const kept = await this.#database?.read(key);
      if (kept === undefined) return undefined;
      const header = findEntryHeader(await decompressText(kept.value));
      return this.#saveToMemory(key, kept, header, invalidationCount);
    } catch (error) {
      logFailure('page cache: could not read a page', error);
      return undefined;
    }
  }

  async #saveToDatabase(key: string, page: StoredPage, database: PageDatabase): Promise<SaveOutcome> {
    if (page.snapshot === '') return 'unsaved';
    try {
      return (await database.save(key, page)) ? 'saved' : 'outdated';
    } catch (error) {
      logFailure('page cache: could not save a page', error);
      return 'unsaved';
    }
  }

  /** When a page is rendered twice at the same time, the earlier start counts, also when the second begins while this waits. */
  async #startRender(key: string): Promise<void> {
    if (this.#inFlight.has(key)) return;
    const renderStart = { invalidationCount: this.#invalidationCount, snapshot: await this.#takeSnapshot() };
    if (!this.#inFlight.has(key)) this.#inFlight.set(key, renderStart);
  }

  async #takeSnapshot(): Promise<string | undefined> {
    try {
      return await this.#database?.takeSnapshot();
    } catch (error) {
      logFailure('page cache: could not take a snapshot', error);
      return undefined;
    }
  }

  /** @param invalidationCount when the page was rendered or read; later invalidations are checked when it is stored */
  #saveToMemory(key: string, stored: StoredPage, header: string | undefined, invalidationCount: number): MemoryEntry {
    const { tags } = stored;
    const page = { ...stored, header, expiresAt: getExpiryFromTags(tags) ?? Infinity };
    const now = performance.now();
    const isPending = tags.some((tag) => (this.#pendingInvalidations.get(tag) ?? 0) > now);
    if (!isPending && !this.#isInvalidatedSince(invalidationCount, tags)) this.#memory.set(key, page);
    return page;
  }

  #isInvalidatedSince(invalidationCount: number, tags: readonly string[]): boolean {
    return tags.some((tag) => (this.#lastInvalidated.get(tag) ?? 0) > invalidationCount);
  }

  /**
   * Until the change is committed, Postgres correctly returns the old page. That page is not held in memory, where it
   * could outlive the commit until the notification arrives.
   */
  #invalidateBeforeCommit(tags: readonly string[]): void {
    for (const tag of tags) this.#pendingInvalidations.set(tag, performance.now() + PENDING_INVALIDATION_MS);
    this.#invalidate(tags);
  }

  #invalidateCommitted(tags: readonly string[]): void {
    for (const tag of tags) this.#pendingInvalidations.delete(tag);
    this.#invalidate(tags);
  }

  #invalidate(tags: readonly string[]): void {
    this.#invalidationCount += 1;
    for (const tag of tags) this.#lastInvalidated.set(tag, this.#invalidationCount);
    for (const [key, page] of this.#memory.entries()) {
      const matching = page.tags.filter((tag) => tags.includes(tag));
      if (matching.some((tag) => !SHARED_TAGS.includes(tag))) this.#memory.delete(key);
      else if (matching.length > 0) markStale(page);
    }
  }

  /** What was rendered from the former primary may be from transactions that were lost with it, and no snapshot tells. */
  #forgetAll(): void {
    this.#memory.clear();
    this.#inFlight.clear();
  }

  async #evictStale(): Promise<void> {
    const cached = [...this.#memory.entries()].map(([key, { tags, snapshot }]) => ({ key, tags, snapshot }));
    const stale = cached.length === 0 ? [] : ((await this.#database?.findStaleKeys(cached)) ?? []);
    for (const key of stale) this.#memory.delete(key);
  }
}

function markStale(page: MemoryEntry): void {
  page.staleSince ??= performance.now();
  globalThis.cacheObserver?.onOutdated(page);
}

/** Returns whether the page has expired. An expired page is replaced when it is rendered again. */
function isExpired({ expiresAt }: MemoryEntry): boolean {
  return expiresAt <= Date.now();
}
