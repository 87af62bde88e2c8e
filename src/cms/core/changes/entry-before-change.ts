import type { CollectionBeforeChangeHook, CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';
import { RequestStore } from './request-store';
import { loadEntrySnapshot } from './stored-entry';

/**
 * An entry's own row before a change, which is what visitors saw if it is published. Payload passes hooks the latest version,
 * which may be a draft; which cache entries are stale, and whether the entry was public at all, depends on the row.
 */
export interface EntryBeforeChange<Entry> {
  /** The hook that reads the entry. It must run before the hooks that call `get`. */
  capture: CollectionBeforeChangeHook;
  /** Returns the entry as it was, even if it was never published; undefined for a new entry. */
  get(req: PayloadRequest, id: unknown): Entry | undefined;
}

/** Creates what remembers the entries of a collection during a request. */
export function createEntryBeforeChange<Slug extends CollectionSlug>(
  collection: Slug,
): EntryBeforeChange<DataFromCollectionSlug<Slug>> {
  const entries = new RequestStore<unknown, DataFromCollectionSlug<Slug>>(`entry-before-change:${collection}`);
  return {
    capture: async ({ data, operation, originalDoc, req }) => {
      const id: unknown = originalDoc?.id;
      if (operation === 'create' || (typeof id !== 'number' && typeof id !== 'string')) return data;
      const entry = await loadEntrySnapshot(req, 'before', { collection, id });
      if (entry === undefined) entries.for(req).delete(id);
      else entries.for(req).set(id, entry);
      return data;
    },
    get: (req, id) => entries.for(req).get(id),
  };
}
