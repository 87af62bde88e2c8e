import { cache } from 'react';
import { parseEntryUrl } from '@/cms/core/entry-kinds';
import { ENTRY_PAGES, type EntryPage, hasEntryPages } from '@/modules';

/** The page of the published entry at this path, if there is one. Metadata and page ask once. */
export const findEntryPage = cache(async (path: string): Promise<EntryPage | undefined> => {
  const collection = parseEntryUrl(path)?.kind.collection;
  return collection && hasEntryPages(collection) ? ENTRY_PAGES[collection].at(path) : undefined;
});
