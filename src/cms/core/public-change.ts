import type { CollectionConfig, PayloadRequest } from 'payload';
import type { PublicBefore } from './public-before';

interface PublicEntry {
  id: number;
  _status?: 'draft' | 'published' | null;
  updatedAt: string;
}

/** What the public sees of an entry before and after a change; undefined where it sees none. */
export interface PublicChange<Entry> {
  before: Entry | undefined;
  after: Entry | undefined;
}

type Hooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>>;

/**
 * Hooks that call `act`, in the transaction of the change, when what the public sees of an entry changes. A draft that is
 * saved over a public entry changes nothing; an entry that is taken down while a draft of it is under way does.
 * @param memory what was public before, which the workflow looks up
 */
export function onPublicChange<Entry extends PublicEntry>(memory: PublicBefore<Entry>, act: (change: PublicChange<Entry>, req: PayloadRequest) => Promise<void>): Hooks {
  return {
    afterChange: [
      async ({ collection: { slug }, doc, req }) => {
        const before = publicOf(memory.entry(req, doc.id));
        const after = publicOf(await req.payload.db.findOne<Entry>({ collection: slug, where: { id: { equals: doc.id } }, req }));
        if (before?.updatedAt !== after?.updatedAt) await act({ before, after }, req);
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

function publicOf<Entry extends PublicEntry>(entry: Entry | null | undefined): Entry | undefined {
  return entry?._status === 'published' ? entry : undefined;
}
