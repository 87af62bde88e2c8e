import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { PUBLISHED_WHERE } from './published-where';

const PAGE_SIZE = 200;
const entrySchema = z.looseObject({ id: z.union([z.number(), z.string()]) });

/** A published entry or a row of facts, with its fields as they are stored. */
type PublishedEntry = z.infer<typeof entrySchema>;

/** Reads what is published in a collection, a few hundred entries at a time. Collections without drafts are public as a whole. */
export async function* iteratePublishedEntries(payload: Payload, collection: CollectionSlug): AsyncGenerator<PublishedEntry> {
  const hasDrafts = payload.collections[collection]?.config.versions?.drafts;
  const where: Where = hasDrafts ? PUBLISHED_WHERE : {};
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await payload.find({ collection, where, sort: 'id', limit: PAGE_SIZE, page, depth: 0 });
    yield* z.array(entrySchema).parse(docs);
    isMore = hasNextPage;
  }
}
