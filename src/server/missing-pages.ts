import { type CachedEntry, CACHED_ENTRY_HEADER, parseEntryKey } from '@/platform/page-cache/cached-entry';
import { KNOWN_PATHS_URL, KnownPaths, knownPathsSchema } from '@/platform/known-paths/known-paths';
import { logFailure } from '@/platform/failure-log';
import { replaceSuggestions } from '@/platform/known-paths/suggestions';
import { type BufferedResponse, requestInternally, type RequestHandler } from './buffered-response';

/** How often it is looked whether the list can be read again. */
const PAUSE_MS = 1_000;

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

  /** @param isReady whether Postgres answers; asked after the list could not be read, which costs and logs more */
  constructor(
    readonly next: RequestHandler,
    readonly host: string,
    readonly isReady: () => Promise<boolean>,
  ) {}

  /** Returns whether there is certainly nothing at a path. Only rendering tells of any other. */
  async isMissing(path: string): Promise<boolean> {
    // What was there before the last change is probably still there.
    if (this.#held?.known.mayExist(path)) return false;
    const known = await this.#read();
    return known !== undefined && !known.mayExist(path);
  }

  /**
   * Returns whether nobody can say at the moment what is at a path: there was nothing when the list could be read last, and now
   * Postgres is away. Rendering it would fail, and log that, for each of endless paths.
   */
  isUnknowable(path: string): boolean {
    return this.#hasFailed && this.#held?.known.mayExist(path) === false;
  }

  /**
   * Builds the response to a path that leads nowhere: the 404 page, with the pages of similar paths.
   * @returns undefined when none is similar, so that the page is right as it is
   */
  async addSuggestions(page: BufferedResponse, path: string): Promise<BufferedResponse | undefined> {
    const similar = (await this.#read())?.findSimilar(path) ?? [];
    if (similar.length === 0) return undefined;
    // Without its version the page isn't compressed as one that is sent again.
    const { 'x-page-version': _version, ...headers } = page.headers;
    return { ...page, headers, body: Buffer.from(replaceSuggestions(page.body.toString(), similar)) };
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
