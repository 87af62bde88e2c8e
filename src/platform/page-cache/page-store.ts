import { LRUCache } from 'lru-cache';
import { PageDatabase, type KeptPage } from './database';
import { onDrop } from './drop';
import { endOf, SHARED_TAGS } from './tags';

const MEMORY_BYTES = 128 * 1024 * 1024;
const MAKINGS_MAX = 10_000;
/** A change in this process that was not heard of as committed by then was rolled back. */
const UNSETTLED_MS = 10_000;
/** How long a page is still served after a change of what all pages share, so that not all have to be made at once. */
const OUTDATED_AT_MOST_MS = 4_000;

/** When the making of a page began: for Postgres as a snapshot, for this process as a count of the drops it heard. */
interface Beginning {
  snapshot: string | undefined;
  dropCount: number;
}

/** A page in memory; `outdatedSince` (milliseconds since 1970) when something that all pages share has changed. */
interface HeldPage extends KeptPage {
  outdatedSince?: number;
}

/** A page as it was kept, and whether it should be made anew while it is served. */
export interface ReadPage {
  value: string;
  isOutdated: boolean;
}

/**
 * Finished pages, in memory and in Postgres. Memory answers first, as long as this process hears of every drop; when
 * the connection was lost, what memory holds is checked before it is served again, and served unchecked, and beyond its
 * end, only while Postgres is away.
 */
export class PageStore {
  readonly #memory = new LRUCache<string, HeldPage>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (page, key) => page.value.length + key.length + 1,
  });
  readonly #makings = new LRUCache<string, Beginning>({ max: MAKINGS_MAX });
  /** For each tag, the count of drops when it was last dropped. */
  readonly #lastDrop = new Map<string, number>();
  /** Tags that a change in this process drops when it is committed, and when to stop waiting for that. */
  readonly #unsettled = new Map<string, number>();
  #dropCount = 0;
  readonly #database: PageDatabase | undefined;

  /** @param connectionString undefined while the site is built: pages are then kept in memory only */
  constructor(connectionString: string | undefined) {
    onDrop((tags) => this.#forgetBeforeCommit(tags));
    if (connectionString === undefined) return;
    this.#database = new PageDatabase(
      connectionString,
      (tags) => this.#forgetCommitted(tags),
      () => this.#forgetStale(),
    );
  }

  /** The page under this key; undefined when it has to be made. With that answer, or an outdated page, its making begins. */
  async read(key: string): Promise<ReadPage | undefined> {
    const isCurrent = (await this.#database?.isListening()) ?? true;
    const inMemory = this.#held(key, isCurrent);
    const wantsNewer = isCurrent && (inMemory === undefined || inMemory.outdatedSince !== undefined);
    // Another instance may have made it already.
    const held = (wantsNewer ? await this.#readKept(key) : undefined) ?? inMemory;
    const isRight = held !== undefined && !(isCurrent && isOver(held));
    const isOutdated = isCurrent && held?.outdatedSince !== undefined;
    // A page that is being made twice at once counts as begun with the first.
    if ((!isRight || isOutdated) && !this.#makings.has(key)) this.#makings.set(key, { dropCount: this.#dropCount, snapshot: await this.#snapshot() });
    return isRight ? { value: held.value, isOutdated } : undefined;
  }

  /** Keeps a page that was made, unless something it was made from has changed since its making began. */
  async keep(key: string, value: string, tags: string[]): Promise<void> {
    const beginning = this.#makings.get(key);
    this.#makings.delete(key);
    if (!beginning) return;
    const page = { tags, snapshot: beginning.snapshot ?? '', value };
    if (this.#database && !(await this.#isKept(key, page, this.#database))) return;
    this.#remember(key, page, beginning.dropCount);
  }

  /** Removes a page that turned out to be unusable; the next {@link read} begins its making. */
  async remove(key: string): Promise<void> {
    this.#memory.delete(key);
    try {
      await this.#database?.remove(key);
    } catch (error) {
      report('remove a page', error);
    }
  }

  /** What memory holds, unless it has been outdated for too long; without Postgres it is all there is. */
  #held(key: string, isCurrent: boolean): HeldPage | undefined {
    const held = this.#memory.get(key);
    if (!isCurrent || held?.outdatedSince === undefined || held.outdatedSince + OUTDATED_AT_MOST_MS > Date.now()) return held;
    this.#memory.delete(key);
    return undefined;
  }

  async #readKept(key: string): Promise<HeldPage | undefined> {
    const dropCount = this.#dropCount;
    try {
      const kept = await this.#database?.read(key);
      if (kept) this.#remember(key, kept, dropCount);
      return kept;
    } catch (error) {
      report('read a page', error);
      return undefined;
    }
  }

  async #isKept(key: string, page: KeptPage, database: PageDatabase): Promise<boolean> {
    if (page.snapshot === '') return false;
    try {
      return await database.keep(key, page);
    } catch (error) {
      report('keep a page', error);
      return false;
    }
  }

  async #snapshot(): Promise<string | undefined> {
    try {
      return await this.#database?.snapshot();
    } catch (error) {
      report('begin a page', error);
      return undefined;
    }
  }

  #remember(key: string, page: KeptPage, dropCount: number): void {
    const now = Date.now();
    const isDropped = page.tags.some((tag) => (this.#lastDrop.get(tag) ?? 0) > dropCount || (this.#unsettled.get(tag) ?? 0) > now);
    if (!isDropped) this.#memory.set(key, page);
  }

  /**
   * Until the change is committed, Postgres still gives out the old page, rightly. It is not held in memory, where it
   * could outlive the commit by the moment that the notification takes.
   */
  #forgetBeforeCommit(tags: readonly string[]): void {
    for (const tag of tags) this.#unsettled.set(tag, Date.now() + UNSETTLED_MS);
    this.#forget(tags);
  }

  #forgetCommitted(tags: readonly string[]): void {
    for (const tag of tags) this.#unsettled.delete(tag);
    this.#forget(tags);
  }

  #forget(tags: readonly string[]): void {
    this.#dropCount += 1;
    for (const tag of tags) this.#lastDrop.set(tag, this.#dropCount);
    for (const [key, page] of this.#memory.entries()) {
      const dropped = page.tags.filter((tag) => tags.includes(tag));
      if (dropped.some((tag) => !SHARED_TAGS.includes(tag))) this.#memory.delete(key);
      else if (dropped.length > 0) page.outdatedSince ??= Date.now();
    }
  }

  async #forgetStale(): Promise<void> {
    const held = [...this.#memory.entries()].map(([key, { tags, snapshot }]) => ({ key, tags, snapshot }));
    const stale = held.length === 0 ? [] : ((await this.#database?.stale(held)) ?? []);
    for (const key of stale) this.#memory.delete(key);
  }
}

/** Whether the moment has come until which the page was right. A page that is over is replaced when it is made anew. */
function isOver({ tags }: KeptPage): boolean {
  const end = endOf(tags);
  return end !== undefined && end <= Date.now();
}

function report(what: string, error: unknown): void {
  console.error(`page cache: could not ${what}: ${error instanceof Error ? error.message : String(error)}`);
}
