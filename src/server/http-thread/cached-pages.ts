import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isSearchPath } from '@/platform/search-paths';
import { STATUS_PATHS } from '@/platform/status-paths';
import { getMarkdownPagePath } from '../markdown/markdown-path';
import { type Encoding, ENCODINGS, negotiateEncoding } from '../responses/negotiate-encoding';
import { HEADERS_BYTES, PREPARED_BYTES_MAX, type PreparedPage } from '../responses/prepared-page';
import type { FreshnessReader } from './freshness';
import type { SharedPage } from './messages';

/** A request as Node or simple-request.ts has parsed it. */
export interface CachedPageRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** The cached pages and static files that the main thread has shared, in the memory of the HTTP thread. */
export class CachedPages {
  readonly #pages = new LRUCache<string, SharedPage>({
    maxSize: PREPARED_BYTES_MAX,
    sizeCalculation: ({ body }) => body.length + HEADERS_BYTES,
  });

  constructor(private readonly freshness: Pick<FreshnessReader, 'isFresh'>) {}

  /** Stores a page in place of an earlier one with the same path and encoding. */
  set(page: SharedPage): void {
    this.#pages.set(toKey(page.path, page.encoding), page);
  }

  /**
   * Returns the page that a request is for, before it is resolved or routed: a path that has a cached page is known to be
   * canonical, and only the search pages depend on the query. Requests for another format are for the main thread.
   * @returns undefined when there is no fresh page, or another response is wanted
   */
  find({ method, url = '', headers }: CachedPageRequest): PreparedPage | undefined {
    if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return undefined;
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    if (queryAt >= 0 && isSearchPath(path)) return undefined;
    if (getMarkdownPagePath(path, headers) !== undefined) return undefined;
    return this.#find(toKey(path, negotiateEncoding(headers['accept-encoding'])));
  }

  /** Returns whether there is a fresh page at a path, in any encoding. */
  has(path: string): boolean {
    return [undefined, ...ENCODINGS].some((encoding) => this.#find(toKey(path, encoding)) !== undefined);
  }

  /** Returns the 404 page for a request. */
  findNotFound({ method, headers }: CachedPageRequest): PreparedPage | undefined {
    return this.find({ method, headers, url: STATUS_PATHS['/404'] });
  }

  #find(key: string): SharedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || (page.token !== undefined && !this.freshness.isFresh(page.token))) return undefined;
    return page.expiresAt > Date.now() ? page : undefined;
  }
}

function toKey(path: string, encoding: Encoding | undefined): string {
  return `${encoding ?? 'identity'} ${path}`;
}
