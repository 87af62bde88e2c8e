import type { CollectionBeforeChangeHook, PayloadRequest, TypeWithID } from 'payload';
import { RequestStore } from './request-store';

/**
 * What the public saw of an entry before it is changed. Payload tells hooks the latest version, which may be a draft;
 * which kept pages show something old, and whether an entry was public at all, depends on the entry itself.
 */
export interface PublishedSnapshot<Entry> {
  /** The hook that looks it up; it has to come before those that ask. */
  capture: CollectionBeforeChangeHook;
  /** The entry as it was, drafts that were never public too; undefined for a new one. */
  get(req: PayloadRequest, id: unknown): Entry | undefined;
}

/** @param collection whose entries are looked up */
export function publishedSnapshot<Entry extends TypeWithID>(collection: string): PublishedSnapshot<Entry> {
  const entries = new RequestStore<unknown, Entry>(`public-before:${collection}`);
  return {
    capture: async ({ collection: { slug }, data, operation, originalDoc, req }) => {
      const id: unknown = originalDoc?.id;
      if (operation === 'create' || (typeof id !== 'number' && typeof id !== 'string')) return data;
      const entry = await req.payload.db.findOne<Entry>({ collection: slug, where: { id: { equals: id } }, req });
      if (entry === null) entries.for(req).delete(id);
      else entries.for(req).set(id, entry);
      return data;
    },
    get: (req, id) => entries.for(req).get(id),
  };
}
