import { LRUCache } from 'lru-cache';
import { type CachedEntry, parseEntryKey } from '@/platform/page-cache/cached-entry';
import type { BufferedResponse } from './buffered-response';

const MEMORY_BYTES = 64 * 1024 * 1024;

/** A complete response, and the cached page it was made from. */
interface FinishedPage {
  key: string;
  entry: CachedEntry;
  answer: BufferedResponse;
}

/**
 * The responses of cached pages by path: a page that is in memory and fresh is sent without asking Next. What is fresh
 * is decided by the page cache alone. A response is sent as long as the entry it was made from is the one in the cache.
 */
export class FinishedPages {
  readonly #pages = new LRUCache<string, FinishedPage>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ answer }) => answer.body.length + 1,
  });

  /** Returns the response to a path; undefined when only Next can tell. */
  find(path: string): BufferedResponse | undefined {
    const page = this.#pages.get(path);
    if (page === undefined || globalThis.findCachedEntry?.(page.key) === page.entry) return page?.answer;
    this.#pages.delete(path);
    return undefined;
  }

  /** Keeps the response to a path, if the page it was made from is in the cache and fresh. */
  remember(path: string, { status, headers, body, cachedEntry }: BufferedResponse): void {
    if (cachedEntry === undefined) return;
    const key = parseEntryKey(cachedEntry);
    const entry = globalThis.findCachedEntry?.(key);
    // The page may have been rendered again since.
    if (!entry?.value.includes(cachedEntry)) return;
    this.#pages.set(path, { key, entry, answer: { status, headers: { ...headers, 'x-nextjs-cache': 'HIT' }, body } });
  }
}
