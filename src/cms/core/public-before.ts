import type { CollectionBeforeChangeHook, PayloadRequest, TypeWithID } from 'payload';
import { RequestMemory } from './request-memory';

/**
 * What the public saw of an entry before it is changed. Payload tells hooks the latest version, which may be a draft;
 * which kept pages show something old, and whether an entry was public at all, depends on the entry itself.
 */
export interface PublicBefore<Entry> {
  /** The hook that looks it up; it has to come before those that ask. */
  remember: CollectionBeforeChangeHook;
  /** The entry as it was, drafts that were never public too; undefined for a new one. */
  entry(req: PayloadRequest, id: unknown): Entry | undefined;
}

/** @param collection whose entries are looked up */
export function publicBefore<Entry extends TypeWithID>(collection: string): PublicBefore<Entry> {
  const entries = new RequestMemory<unknown, Entry>(`public-before:${collection}`);
  return {
    remember: async ({ collection: { slug }, data, operation, originalDoc, req }) => {
      const id: unknown = originalDoc?.id;
      if (operation === 'create' || (typeof id !== 'number' && typeof id !== 'string')) return data;
      const entry = await req.payload.db.findOne<Entry>({ collection: slug, where: { id: { equals: id } }, req });
      if (entry === null) entries.of(req).delete(id);
      else entries.of(req).set(id, entry);
      return data;
    },
    entry: (req, id) => entries.of(req).get(id),
  };
}
