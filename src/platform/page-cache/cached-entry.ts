import { randomUUID } from 'node:crypto';

/** Identifies the cache entry that a response was built from. It's internal: the server removes it. */
export const CACHED_ENTRY_HEADER = 'x-cached-entry';

/**
 * Marks a page from whose content something was changed while it was rendered. It's internal: the server requests the page again,
 * because Next gives a page that is being rendered also to the requests that came after the change.
 */
export const OUTDATED_PAGE_HEADER = 'x-outdated-page';

/** A page in the memory of the page cache. */
export interface CachedEntry {
  /** The value of its header, if it has one. */
  readonly header: string | undefined;
  /** The serialized page, compressed (compressed-text.ts). */
  readonly value: Buffer;
  /** Milliseconds since 1970; infinite without an expiry. */
  readonly expiresAt: number;
}

/** Is called synchronously when an entry must no longer be served, except when it expires. */
interface CacheObserver {
  /** The entry was removed, replaced, invalidated, or marked as stale. */
  onOutdated: (entry: CachedEntry) => void;
  /** Only while this process receives invalidations may entries be served without asking Postgres. */
  onListening: (isListening: boolean) => void;
}

declare global {
  // The page cache is bundled separately from the server, so the two share these on the global object.
  var findCachedEntry: ((key: string) => CachedEntry | undefined) | undefined;
  var cacheObserver: CacheObserver | undefined;
}

/** Returns a header value for a page that is about to be cached, unique for each rendering. */
export function createEntryHeader(key: string): string {
  return `${randomUUID()} ${key}`;
}

/** Finds the value of the header in a serialized page. */
export function findEntryHeader(serialized: string): string | undefined {
  // Quotes in the page's own text are escaped in JSON.
  const found = new RegExp(`"${CACHED_ENTRY_HEADER}":"([^"]+)"`).exec(serialized)?.[1];
  // A substring keeps the whole string in memory (V8's sliced strings), so it is copied.
  return found && Buffer.from(found).toString();
}

/** Returns the key from the header's value. */
export function parseEntryKey(header: string): string {
  return header.slice(header.indexOf(' ') + 1);
}
