import { unstable_cache } from 'next/cache';
import { markTag } from './tag-marker';
import { expiryTag, type PageStatus, statusTag } from './tags';

/** Next ignores the rest of the tags of one entry (NEXT_CACHE_TAG_MAX_ITEMS). */
const TAGS_PER_ENTRY_MAX = 128;

/**
 * Tags the page being rendered, so that invalidating one of the tags invalidates the page.
 *
 * Next collects tags only from its data cache, so each call creates an entry in that cache, or several for many tags. The page
 * cache doesn't store such entries (handler.ts), so the call does nothing except tag the page. `cacheTag` would be clearer but
 * exists only with `cacheComponents`.
 */
export async function addCacheTags(...tags: string[]): Promise<void> {
  for (let first = 0; first < tags.length; first += TAGS_PER_ENTRY_MAX) {
    const marked = tags.slice(first, first + TAGS_PER_ENTRY_MAX).map(markTag);
    await unstable_cache(async () => true, marked, { tags: marked })();
  }
}

/**
 * Sets when the page being rendered expires: it shows something that ends, or omits something that begins. The first
 * request after that moment renders it again. The earliest of several expiry times wins.
 */
export function setCacheExpiry(end: Date): Promise<void> {
  return addCacheTags(expiryTag(end));
}

/**
 * Sets the response status of the page being rendered, such as 404 for a URL that doesn't exist or 410 for content
 * that has ended. Such a page is not cached. A page that sets 200 isn't cached either, because it belongs to a single
 * visitor.
 */
export function setCachedStatus(status: PageStatus): Promise<void> {
  return addCacheTags(statusTag(status));
}
