import { unstable_cache } from 'next/cache';
import { markTag } from './tag-marker';
import { expiryTag, type PageStatus, statusTag } from './tags';

/**
 * Marks the page that is being made as made from these tags, so that dropping one of them drops the page.
 *
 * Next collects tags only from its data cache, so each call is one entry of that cache; the page cache keeps no such
 * entry (handler.ts), which makes this a note on the page and nothing else. `cacheTag` would say it better, but exists
 * only with `cacheComponents`.
 */
export async function addCacheTags(...tags: string[]): Promise<void> {
  const marked = tags.map(markTag);
  await unstable_cache(async () => true, marked, { tags: marked })();
}

/**
 * Marks the page that is being made as right until then and no longer: it shows something that ends, or leaves out
 * something that begins. It is made anew when it is asked for at that moment or later. Of several ends the first counts.
 */
export function setCacheExpiry(end: Date): Promise<void> {
  return addCacheTags(expiryTag(end));
}

/**
 * The page that is being made answers with this status: 404 for an address that leads nowhere, say, 410 for what has
 * ended. Such a page is not kept, nor is one that says 200: it is one visitor's.
 */
export function setCachedStatus(status: PageStatus): Promise<void> {
  return addCacheTags(statusTag(status));
}
