import type { CollectionConfig, DataFromCollectionSlug, PayloadRequest } from 'payload';
import type { DraftCollection } from './draft-versions';

/** What the public sees of an entry before and after a change; undefined where it sees none. */
export interface PublicChange<Entry> {
  before: Entry | undefined;
  after: Entry | undefined;
}

type Act<Entry> = (change: PublicChange<Entry>, req: PayloadRequest) => Promise<void>;
type Hooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'afterDelete'>>;

/**
 * Hooks that call `act`, in the transaction of the change, when what the public sees of an entry changes. Payload's
 * `previousDoc` is the newest draft, which nobody but editors has seen: an address that was changed in a draft first, or
 * an entry that is taken down while a draft of it is under way, could not be told by it.
 */
export function onPublicChange<Slug extends DraftCollection>(collection: Slug, act: Act<DataFromCollectionSlug<Slug>>): Hooks {
  /** Of each request (its context is replaced by every look-up), what was public of the entries that it changes. Payload gives the id of an entry as a number or as text. */
  const before = new WeakMap<object, Map<string, DataFromCollectionSlug<Slug> | undefined>>();

  async function publicEntry(id: string, req: PayloadRequest): Promise<DataFromCollectionSlug<Slug> | undefined> {
    const { docs } = await req.payload.find({ collection, where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }, limit: 1, pagination: false, depth: 0, req });
    // Without a selection of fields it is the whole entry.
    return docs.find((doc): doc is typeof doc & DataFromCollectionSlug<Slug> => 'updatedAt' in doc);
  }

  return {
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation !== 'update') return data;
        const ofRequest = before.get(req) ?? new Map<string, DataFromCollectionSlug<Slug> | undefined>();
        before.set(req, ofRequest.set(String(originalDoc.id), await publicEntry(String(originalDoc.id), req)));
        return data;
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        const id = String(doc.id);
        const old = before.get(req)?.get(id);
        before.get(req)?.delete(id);
        const after = await publicEntry(id, req);
        if (old?.updatedAt !== after?.updatedAt) await act({ before: old, after }, req);
        return doc;
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await act({ before: doc, after: undefined }, req);
        return doc;
      },
    ],
  };
}
