import { unstable_cache } from 'next/cache';
import { statusTag } from './tags';

/**
 * Marks the page that is being made as made from these tags, so that dropping one of them drops the page.
 *
 * Next collects tags only from its data cache, so each call is one entry of that cache; the page cache keeps no such
 * entry (handler.ts), which makes this a note on the page and nothing else. `cacheTag` would say it better, but exists
 * only with `cacheComponents`.
 */
export async function madeFrom(...tags: string[]): Promise<void> {
  await unstable_cache(async () => true, tags, { tags })();
}

/** The page that is being made answers with this status: 404 for an address that leads nowhere, say. */
export function answersWith(status: 404 | 500): Promise<void> {
  return madeFrom(statusTag(status));
}
