import type { CollectionSlug, PayloadRequest, TypeWithID } from 'payload';
import { RequestStore } from './request-store';

type Moment = 'before' | 'after';

/** What was read of each entry around its latest change in this request, by moment, collection, and ID. */
const reads = new RequestStore<string, unknown>('stored-entries');

/**
 * Reads an entry's own row, in the transaction of a change, and remembers it for the other hooks of this change. Payload passes
 * hooks the latest version, which may be a draft.
 */
export async function readStoredEntry<Entry extends TypeWithID>(
  moment: Moment,
  collection: CollectionSlug,
  id: number | string,
  req: PayloadRequest,
): Promise<Entry | undefined> {
  const entry = await req.payload.db.findOne<Entry>({ collection, where: { id: { equals: id } }, req });
  reads.for(req).set(buildKey(moment, collection, id), entry ?? undefined);
  return entry ?? undefined;
}

/** Returns what {@link readStoredEntry} has read during the current change; undefined when it wasn't called. */
export function getReadEntry(moment: Moment, collection: CollectionSlug, id: number | string, req: PayloadRequest): unknown {
  return reads.for(req).get(buildKey(moment, collection, id));
}

function buildKey(moment: Moment, collection: CollectionSlug, id: number | string): string {
  return `${moment} ${collection} ${id}`;
}
