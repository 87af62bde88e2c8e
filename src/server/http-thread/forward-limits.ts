import type { EventEmitter } from 'node:events';
import { KnownPaths, type PathState } from '@/platform/known-paths/known-paths';
import { ActiveCounts } from '../active-counts';
import { getMarkdownPagePath } from '../markdown/markdown-path';
import { canBeMissing, toPageState } from '../page-state';
import { WAITING_PER_NETWORK_MAX } from '../render-limits';
import { resolveTarget } from '../request-target';
import { matchRoute } from '../routes';
import { SecondLimit } from '../second-limit';
import type { CachedPages, CachedPageRequest } from './cached-pages';
import type { FreshnessReader } from './freshness';
import type { SharedPaths } from './messages';

/** How many requests a second for paths that don't exist the main thread gets, which adds suggestions to the 404 page. */
const MISSING_PER_SECOND = 20;
/** What is sent instead of forwarding a request: the plain 404 page, or that the page can't be prepared at the moment. */
type Refusal = 'not-found' | 'busy';

/**
 * Tells which requests for pages aren't forwarded: clients can request an unlimited number of paths that don't exist, and in
 * the main thread, they would keep others from being answered.
 */
export class ForwardLimits {
  #shared: { known: KnownPaths; paths: SharedPaths } | undefined;
  readonly #missing = new SecondLimit(MISSING_PER_SECOND);
  readonly #uncertain = new ActiveCounts();

  constructor(
    private readonly freshness: Pick<FreshnessReader, 'isFresh'>,
    private readonly pages: Pick<CachedPages, 'has'>,
  ) {}

  /** Replaces the paths that exist. */
  set(paths: SharedPaths): void {
    this.#shared = { known: new KnownPaths(paths.list), paths };
  }

  /**
   * Returns why a request isn't forwarded; undefined when it is, as is any that may get another response than a page. For paths
   * that may not exist, a client has as many requests in the main thread as may wait there, which would refuse any more.
   * @param client whose requests count together
   */
  refuse(request: CachedPageRequest, client: string): Refusal | undefined {
    switch (this.#getState(request)) {
      case 'missing':
        return this.#missing.isReached() ? 'not-found' : undefined;
      case 'uncertain':
        return this.#uncertain.get(client) >= WAITING_PER_NETWORK_MAX ? 'busy' : undefined;
      default:
        return undefined;
    }
  }

  /**
   * Counts a request that is forwarded; if it isn't certain whether its path exists, until its response is complete or
   * the client has disconnected. Passing a request to `refuse` doesn't count it, because the first one that a connection
   * forwards is passed twice.
   */
  track(request: CachedPageRequest, client: string, response: EventEmitter): void {
    const state = this.#getState(request);
    if (state === 'missing') this.#missing.count();
    if (state === 'uncertain') {
      this.#uncertain.begin(client);
      response.once('close', () => this.#uncertain.end(client));
    }
  }

  /** Returns what is at the path of a request for a page as HTML; undefined for others, and while it isn't known. */
  #getState({ method, url = '', headers }: CachedPageRequest): PathState | undefined {
    if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return undefined;
    if (this.#shared === undefined || !this.freshness.isFresh(this.#shared.paths.token)) return undefined;
    const target = resolveTarget(url);
    if (target.kind !== 'resolved' || target.canonical !== undefined) return undefined;
    const { path } = target;
    const route = matchRoute(path);
    if (!canBeMissing(route, path) || getMarkdownPagePath(path, headers) !== undefined) return undefined;
    // It may be in memory in another encoding.
    return this.pages.has(path) ? 'known' : toPageState(route, this.#shared.known.getState(path));
  }
}
