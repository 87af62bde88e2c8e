import { type CachedEntry, CACHED_ENTRY_HEADER, parseEntryKey } from '@/platform/page-cache/cached-entry';
import {
  decodePath,
  KNOWN_PATHS_URL,
  type KnownPathList,
  KnownPaths,
  knownPathsSchema,
  PATH_LOOKUP_URL,
  type PathLookupResult,
  pathLookupResultSchema,
  type PathState,
} from '@/platform/known-paths/known-paths';
import { logFailure } from '@/platform/failure-log';
import type { NamedPage } from '@/platform/known-paths/named-page';
import { requestInternally, type RequestHandler } from './responses/buffered-response';
import { SecondLimit } from './second-limit';

/** How often to try again after the list could not be read, or a path not be looked up. */
const RETRY_DELAY_MS = 1_000;
/** How many 404 pages a second get suggestions. They take milliseconds each, and the number of unknown paths is unlimited. */
const SUGGESTIONS_PER_SECOND = 50;
/** How many paths a second are looked up one by one while the list isn't current. More wait for the list. */
const LOOKUPS_PER_SECOND = 50;

interface LoadedPaths {
  /** Identifies the cache entry of the list. */
  source: string;
  entry: CachedEntry | undefined;
  list: KnownPathList;
  known: KnownPaths;
}

interface PathLookupOptions {
  readonly next: RequestHandler;
  readonly host: string;
  /** Whether Postgres responds; checked before a failed read is retried, which costs and logs more. */
  readonly isReady: () => Promise<boolean>;
  /** Receives the list and its cache entry, whenever one of them has changed. */
  readonly onRead?: ((list: KnownPathList, entry: CachedEntry) => void) | undefined;
}

/**
 * Tells which paths don't exist without rendering anything, because clients can request an unlimited number of them. The
 * list comes from the page cache, so it is as fresh as the pages. While it is being read, single paths are looked up: on a large
 * site, the list takes a second.
 */
export class PathLookup {
  #loaded: LoadedPaths | undefined;
  #reading: Promise<KnownPaths | undefined> | undefined;
  #hasFailed = false;
  /** By the monotonic clock, as the next. */
  #nextAttemptAt = 0;
  /** Until then, nothing is looked up: a lookup has failed, so Postgres is probably unavailable. */
  #nextLookupAt = 0;
  readonly #suggestions = new SecondLimit(SUGGESTIONS_PER_SECOND);
  readonly #lookups = new SecondLimit(LOOKUPS_PER_SECOND);

  constructor(private readonly options: PathLookupOptions) {}

  /** Returns what is at a path, as far as this can be determined without rendering. */
  async getState(path: string): Promise<PathState> {
    // A path that existed before the last change probably still exists.
    if (this.#loaded?.known.getState(path) === 'known') return 'known';
    const current = this.#getCurrent();
    if (current !== undefined) return current.getState(path);
    const decoded = decodePath(path);
    if (decoded === undefined) return 'uncertain';
    const reading = this.#read();
    const found = this.#canLookUp() ? await this.#lookUp([['path', decoded]]) : undefined;
    return found?.state ?? (await reading)?.getState(path) ?? 'uncertain';
  }

  /**
   * Looks up whether there is a page at an uncertain path, which may be a view of one. This takes a third of the time of rendering an
   * unknown path.
   * @returns undefined when only rendering can tell, as when a lookup has failed
   */
  async hasPage(path: string): Promise<boolean | undefined> {
    const decoded = decodePath(path);
    if (decoded === undefined || this.#hasFailed || this.#isLookupPaused()) return undefined;
    return (await this.#lookUp([['view', decoded]]))?.isPage;
  }

  /**
   * Returns whether it can't be determined at the moment what is at a path: there was nothing when the list was last read,
   * and now Postgres is unavailable. Rendering each such path would fail and fill the log.
   */
  isUndetermined(path: string): boolean {
    return this.#hasFailed && this.#loaded?.known.getState(path) === 'missing';
  }

  /** Returns the pages with similar paths or names, the most similar first; none when too many were requested this second. */
  async findSuggestions(path: string): Promise<readonly NamedPage[]> {
    if (!this.#suggestions.count()) return [];
    const current = this.#getCurrent();
    if (current !== undefined) return current.findSimilar(path);
    const reading = this.#read();
    const outdated = this.#loaded?.known;
    if (outdated === undefined || !this.#canLookUp()) return (await reading)?.findSimilar(path) ?? [];
    const similar = outdated.findSimilar(path);
    if (similar.length === 0) return [];
    // One of them may have been taken down or renamed.
    const found = await this.#lookUp(similar.map(({ url }) => ['page', url]));
    return found?.pages ?? (await reading)?.findSimilar(path) ?? [];
  }

  /** Returns the list if nothing has changed since it was read. */
  #getCurrent(): KnownPaths | undefined {
    const loaded = this.#loaded;
    if (loaded?.entry === undefined) return undefined;
    return globalThis.findCachedEntry?.(parseEntryKey(loaded.source)) === loaded.entry ? loaded.known : undefined;
  }

  /** Reads the list once for all requests that wait for it. */
  #read(): Promise<KnownPaths | undefined> {
    this.#reading ??= this.#readList().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readList(): Promise<KnownPaths | undefined> {
    if (this.#hasFailed && !(await this.#canRetry())) return undefined;
    try {
      const { status, headers, body } = await requestInternally(this.options.next, KNOWN_PATHS_URL, { host: this.options.host });
      if (status !== 200) throw new Error(`the list responded with status ${status}`);
      const loaded = this.#loaded;
      const source = String(headers[CACHED_ENTRY_HEADER] ?? '');
      const entry = source === '' ? undefined : globalThis.findCachedEntry?.(parseEntryKey(source));
      const fresh = entry?.header === source ? entry : undefined;
      const isUnchanged = loaded !== undefined && source !== '' && loaded.source === source;
      const { list, known } = isUnchanged ? loaded : parseList(body, loaded?.known);
      this.#hasFailed = false;
      if (fresh !== undefined) this.#nextLookupAt = 0;
      // The same list has a new entry after it was evicted and read again.
      if (fresh !== undefined && fresh !== this.#loaded?.entry) this.options.onRead?.(list, fresh);
      this.#loaded = { source, entry: fresh, list, known };
      return known;
    } catch (error) {
      logFailure('The paths of the site could not be read', error);
      this.#hasFailed = true;
      return undefined;
    }
  }

  async #canRetry(): Promise<boolean> {
    if (performance.now() < this.#nextAttemptAt) return false;
    this.#nextAttemptAt = performance.now() + RETRY_DELAY_MS;
    return this.options.isReady();
  }

  #canLookUp(): boolean {
    return !this.#hasFailed && !this.#isLookupPaused() && this.#lookups.count();
  }

  #isLookupPaused(): boolean {
    return performance.now() < this.#nextLookupAt;
  }

  /** Looks up a path or pages; undefined when this fails, as when Postgres is unavailable. */
  async #lookUp(query: string[][]): Promise<PathLookupResult | undefined> {
    const url = `${PATH_LOOKUP_URL}?${new URLSearchParams(query).toString()}`;
    try {
      const { status, body } = await requestInternally(this.options.next, url, { host: this.options.host });
      if (status !== 200) throw new Error(`the lookup responded with status ${status}`);
      return pathLookupResultSchema.parse(JSON.parse(body.toString()));
    } catch (error) {
      logFailure('A path could not be looked up', error);
      this.#nextLookupAt = performance.now() + RETRY_DELAY_MS;
      return undefined;
    }
  }
}

function parseList(body: Buffer, previous: KnownPaths | undefined): Pick<LoadedPaths, 'list' | 'known'> {
  const list = knownPathsSchema.parse(JSON.parse(body.toString()));
  return { list, known: new KnownPaths(list, previous) };
}
