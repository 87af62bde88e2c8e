import { type CachedEntry, CACHED_ENTRY_HEADER, parseEntryKey } from '@/platform/page-cache/cached-entry';
import { KNOWN_PATHS_URL, KnownPaths, knownPathsSchema, type PathState } from '@/platform/known-paths/known-paths';
import { logFailure } from '@/platform/failure-log';
import type { NamedPage } from '@/platform/known-paths/named-page';
import { requestInternally, type RequestHandler } from './buffered-response';

/** How often it is looked whether the list can be read again. */
const PAUSE_MS = 1_000;
/** How many 404 pages a second get suggestions: finding and writing them takes milliseconds, and anybody can request endless paths. */
const SUGGESTIONS_PER_SECOND = 50;

interface HeldPaths {
  /** Names the list that they were read from. */
  source: string;
  entry: CachedEntry | undefined;
  known: KnownPaths;
}

/**
 * Knows which paths lead nowhere, so that no page has to be rendered to find out: anybody can request endless ones. The
 * list comes from the page cache, so it is as fresh as the pages.
 */
export class MissingPages {
  #held: HeldPaths | undefined;
  #hasFailed = false;
  #pausedUntil = 0;
  #found = { second: 0, count: 0 };

  /** @param isReady whether Postgres answers; asked after the list could not be read, which costs and logs more */
  constructor(
    readonly next: RequestHandler,
    readonly host: string,
    readonly isReady: () => Promise<boolean>,
  ) {}

  /** Returns what is at a path, as far as it can be told without rendering. */
  async getState(path: string): Promise<PathState> {
    // What was there before the last change is probably still there.
    if (this.#held?.known.getState(path) === 'known') return 'known';
    return (await this.#read())?.getState(path) ?? 'uncertain';
  }

  /**
   * Returns whether nobody can say at the moment what is at a path: there was nothing when the list could be read last, and now
   * Postgres is away. Rendering it would fail, and log that, for each of endless paths.
   */
  isUnknowable(path: string): boolean {
    return this.#hasFailed && this.#held?.known.getState(path) === 'missing';
  }

  /** Returns the pages with similar paths or names, the best first; none while very many are asked for. */
  async findSuggestions(path: string): Promise<readonly NamedPage[]> {
    return this.#mayFind() ? ((await this.#read())?.findSimilar(path) ?? []) : [];
  }

  #mayFind(): boolean {
    const second = Math.floor(Date.now() / 1_000);
    if (this.#found.second !== second) this.#found = { second, count: 0 };
    this.#found.count += 1;
    return this.#found.count <= SUGGESTIONS_PER_SECOND;
  }

  async #read(): Promise<KnownPaths | undefined> {
    const held = this.#held;
    if (held?.entry !== undefined && globalThis.findCachedEntry?.(parseEntryKey(held.source)) === held.entry) return held.known;
    if (this.#hasFailed && !(await this.#mayTryAgain())) return undefined;
    try {
      const { status, headers, body } = await requestInternally(this.next, KNOWN_PATHS_URL, { host: this.host });
      if (status !== 200) throw new Error(`the list is answered with ${status}`);
      const source = String(headers[CACHED_ENTRY_HEADER] ?? '');
      const entry = source === '' ? undefined : globalThis.findCachedEntry?.(parseEntryKey(source));
      const isHeld = held !== undefined && source !== '' && held.source === source;
      const known = isHeld ? held.known : new KnownPaths(knownPathsSchema.parse(JSON.parse(body.toString())));
      this.#hasFailed = false;
      this.#held = { source, entry: entry?.header === source ? entry : undefined, known };
      return known;
    } catch (error) {
      logFailure('The paths of the site could not be read', error);
      this.#hasFailed = true;
      return undefined;
    }
  }

  async #mayTryAgain(): Promise<boolean> {
    if (Date.now() < this.#pausedUntil) return false;
    this.#pausedUntil = Date.now() + PAUSE_MS;
    return this.isReady();
  }
}
