import { cache } from 'react';
import type { DataFromCollectionSlug } from 'payload';
import type { FactsSlug } from '@/cms/entries/data-collection';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { dataTag } from '@/platform/page-cache/tags';
import { getCachedReader } from '@/modules/public-reader';

/** Returns the rows of a facts collection in the editors' order, and tags the page being rendered with the collection. */
export const findFacts = cache(async <Slug extends FactsSlug>(collection: Slug): Promise<DataFromCollectionSlug<Slug>[]> => {
  const tag = dataTag(collection);
  await addCacheTags(tag);
  const { docs } = await (await getCachedReader([tag])).find({ collection, sort: '_order', pagination: false, depth: 0 });
  return docs;
});
