import { type CachedEntry, CACHED_ENTRY_HEADER, parseEntryKey } from '@/platform/page-cache/cached-entry';
import {
  KNOWN_PATHS_URL,
  type KnownPathList,
  KnownPaths,
  knownPathsSchema,
  type PathState,
} from '@/platform/known-paths/known-paths';
import { logFailure } from '@/platform/failure-log';
import type { NamedPage } from '@/platform/known-paths/named-page';
import { requestInternally, type RequestHandler } from './responses/buffered-response';

/** How often to try again after the list could not be read. */
const RETRY_DELAY_MS = 1_000;
/** How many 404 pages a second get suggestions. They take milliseconds each, and the number of unknown paths is unlimited. */
const SUGGESTIONS_PER_SECOND = 50;

interface LoadedPaths {
  /** Identifies the cache entry of the list. */
  source: string;
  entry: CachedEntry | undefined;
  list: KnownPathList;
  known: KnownPaths;
}

/**
 * Tells which paths don't exist without rendering anything, because clients can request an unlimited number of them. The
 * list comes from the page cache, so it is as fresh as the pages.
 */
export class PathLookup {
  #loaded: LoadedPaths | undefined;
  #hasFailed = false;
  /** By the monotonic clock. */
  #nextAttemptAt = 0;
  #suggestions = { second: 0, count: 0 };

  /**
   * @param isReady whether Postgres responds; checked before a failed read is retried, which costs and logs more
   * @param onRead receives the list and its cache entry, whenever one of them has changed
   */
  constructor(
    private readonly next: RequestHandler,
    private readonly host: string,
    private readonly isReady: () => Promise<boolean>,
    private readonly onRead?: (list: KnownPathList, entry: CachedEntry) => void,
  ) {}

  /** Returns what is at a path, as far as this can be determined without rendering. */
  async getState(path: string): Promise<PathState> {
    // A path that existed before the last change probably still exists.
    if (this.#loaded?.known.getState(path) === 'known') return 'known';
    return (await this.#read())?.getState(path) ?? 'uncertain';
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
    return this.#canSuggest() ? ((await this.#read())?.findSimilar(path) ?? []) : [];
  }

  #canSuggest(): boolean {
    const second = Math.floor(Date.now() / 1_000);
    if (this.#suggestions.second !== second) this.#suggestions = { second, count: 0 };
    this.#suggestions.count += 1;
    return this.#suggestions.count <= SUGGESTIONS_PER_SECOND;
  }

  async #read(): Promise<KnownPaths | undefined> {
    const loaded = this.#loaded;
    if (loaded?.entry !== undefined && globalThis.findCachedEntry?.(parseEntryKey(loaded.source)) === loaded.entry)
      return loaded.known;
    if (this.#hasFailed && !(await this.#canRetry())) return undefined;
    try {
      const { status, headers, body } = await requestInternally(this.next, KNOWN_PATHS_URL, { host: this.host });
      if (status !== 200) throw new Error(`the list responded with status ${status}`);
      const source = String(headers[CACHED_ENTRY_HEADER] ?? '');
      const entry = source === '' ? undefined : globalThis.findCachedEntry?.(parseEntryKey(source));
      const fresh = entry?.header === source ? entry : undefined;
      const isUnchanged = loaded !== undefined && source !== '' && loaded.source === source;
      const { list, known } = isUnchanged ? loaded : parseList(body);
      this.#hasFailed = false;
      // The same list has a new entry after it was evicted and read again.
      if (fresh !== undefined && fresh !== this.#loaded?.entry) this.onRead?.(list, fresh);
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
    return this.isReady();
  }
}

function parseList(body: Buffer): Pick<LoadedPaths, 'list' | 'known'> {
  const list = knownPathsSchema.parse(JSON.parse(body.toString()));
  return { list, known: new KnownPaths(list) };
}
