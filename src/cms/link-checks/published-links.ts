import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { hasLinks, getEntryLinks } from '@/cms/link-graph/entry-links';
import { getEntryName } from '@/cms/link-graph/inbound-links';

/** A link in published content. */
export interface PublishedLink {
  /** The URL of the page that contains the link, or the name of the row. */
  page: string;
  link: string;
}

const PAGE_SIZE = 200;
const entry = z.looseObject({ id: z.union([z.number(), z.string()]) });

/** Returns every link in published content, once per page that contains it. Reads a few hundred entries at a time. */
export async function findPublishedLinks(payload: Payload): Promise<PublishedLink[]> {
  const links = new Map<string, PublishedLink>();
  for (const { slug, versions } of payload.config.collections.filter(hasLinks)) {
    const where: Where = versions?.drafts ? { _status: { equals: 'published' } } : {};
    for await (const doc of iterateEntries(payload, slug, where)) {
      const page = getEntryName(slug, doc);
      for (const { target } of getEntryLinks(slug, doc))
        if (!target.startsWith('media:')) links.set(`${page} ${target}`, { page, link: target });
    }
  }
  return [...links.values()];
}

async function* iterateEntries(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): AsyncGenerator<z.infer<typeof entry>> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await payload.find({ collection, where, sort: 'id', limit: PAGE_SIZE, page, depth: 0 });
    yield* z.array(entry).parse(docs);
    isMore = hasNextPage;
  }
}
