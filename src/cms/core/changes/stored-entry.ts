import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';
import { RequestStore } from './request-store';
import { findStoredRow } from '../database/stored-rows';

type Moment = 'before' | 'after';

interface EntryId<Slug extends CollectionSlug> {
  collection: Slug;
  id: number | string;
}

/** What was read of each entry around its latest change in this request, by moment, collection, and ID. */
const snapshots = new RequestStore<string, unknown>('stored-entries');

/**
 * Loads an entry's own row, in the transaction of a change, and keeps it for the other hooks of this change. Payload passes
 * hooks the latest version, which may be a draft.
 */
export async function loadEntrySnapshot<Slug extends CollectionSlug>(
  req: PayloadRequest,
  moment: Moment,
  { collection, id }: EntryId<Slug>,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const entry = await findStoredRow(req, collection, id);
  snapshots.for(req).set(buildKey(moment, { collection, id }), entry);
  return entry;
}

/** Returns what {@link loadEntrySnapshot} has loaded during the current change; undefined when it wasn't called. */
export function getEntrySnapshot(req: PayloadRequest, moment: Moment, entry: EntryId<CollectionSlug>): unknown {
  return snapshots.for(req).get(buildKey(moment, entry));
}

function buildKey(moment: Moment, { collection, id }: EntryId<CollectionSlug>): string {
  return `${moment} ${collection} ${id}`;
}
