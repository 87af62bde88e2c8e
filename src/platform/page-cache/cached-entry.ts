import { randomUUID } from 'node:crypto';

/** Names the cached page that a response was made from. It's internal: the server removes it. */
export const CACHED_ENTRY_HEADER = 'x-cached-entry';

/** A page in the memory of the page cache. */
export interface CachedEntry {
  /** The value of its header; undefined for what has none. */
  readonly header: string | undefined;
  /** The serialized page, packed (packed-text.ts). */
  readonly value: Buffer;
}

declare global {
  // The page cache is a bundle of its own beside the server, so the two share this on the global object.
  var findCachedEntry: ((key: string) => CachedEntry | undefined) | undefined;
}

/** Returns the value of the header for a page that is about to be cached: unique for each time it is rendered. */
export function createEntryHeader(key: string): string {
  return `${randomUUID()} ${key}`;
}

/** Finds the value of the header in a serialized page. */
export function findEntryHeader(serialized: string): string | undefined {
  // Quotes within the page's own text are escaped there.
  const found = new RegExp(`"${CACHED_ENTRY_HEADER}":"([^"]+)"`).exec(serialized)?.[1];
  // A part of a string keeps the whole string in memory (V8's sliced strings), so this is a copy.
  return found && Buffer.from(found).toString();
}

/** Returns the key from the header's value. */
export function parseEntryKey(header: string): string {
  return header.slice(header.indexOf(' ') + 1);
}
