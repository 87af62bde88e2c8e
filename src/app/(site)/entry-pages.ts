import { cache } from 'react';
import { parseEntryUrl } from '@/cms/core/kinds/entry-kinds';
import { ENTRY_PAGES, type EntryPage, hasEntryPages } from '@/modules';

/** Finds the page of the published entry at this path. Cached per request, so metadata and page share one lookup. */
export const findEntryPage = cache(async (path: string): Promise<EntryPage | undefined> => {
  const collection = parseEntryUrl(path)?.kind.collection;
  return collection && hasEntryPages(collection) ? ENTRY_PAGES[collection].find(path) : undefined;
});
