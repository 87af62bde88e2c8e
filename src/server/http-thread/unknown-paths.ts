import { KnownPaths } from '@/platform/known-paths/known-paths';
import { getMarkdownPagePath } from '../markdown/markdown-path';
import { resolveTarget } from '../request-target';
import { CATCH_ALL_ROUTE, matchRoute } from '../routes';
import type { ReceivedRequest } from './cached-pages';
import type { FreshnessReader } from './freshness';
import type { SharedPaths } from './messages';

/** How many requests a second for paths that don't exist the main thread gets, which adds suggestions to the 404 page. */
const FORWARDED_PER_SECOND = 20;

/**
 * Tells which requests get the plain 404 page, because there are too many for paths that don't exist: clients can request an
 * unlimited number of them, and in the main thread, they would keep others from being answered.
 */
export class UnknownPaths {
  #shared: { known: KnownPaths; paths: SharedPaths } | undefined;
  #forwarded = { second: 0, count: 0 };

  constructor(private readonly freshness: Pick<FreshnessReader, 'isFresh'>) {}

  /** Replaces the paths that exist. */
  set(paths: SharedPaths): void {
    this.#shared = { known: new KnownPaths(paths.list), paths };
  }

  /** Returns whether a request is for a path that doesn't exist, and is one too many. Requests that may get another response aren't. */
  isTooMany({ method, url = '', headers }: ReceivedRequest): boolean {
    if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return false;
    const target = resolveTarget(url);
    if (target.kind !== 'resolved' || target.canonical !== undefined) return false;
    const { path } = target;
    return getMarkdownPagePath(path, headers) === undefined && this.#isMissing(path) && !this.#mayForward();
  }

  #isMissing(path: string): boolean {
    if (this.#shared === undefined || !this.freshness.isFresh(this.#shared.paths.token)) return false;
    return matchRoute(path) === CATCH_ALL_ROUTE && this.#shared.known.getState(path) === 'missing';
  }

  #mayForward(): boolean {
    const second = Math.floor(Date.now() / 1_000);
    if (this.#forwarded.second !== second) this.#forwarded = { second, count: 0 };
    this.#forwarded.count += 1;
    return this.#forwarded.count <= FORWARDED_PER_SECOND;
  }
}
