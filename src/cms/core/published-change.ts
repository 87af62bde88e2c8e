import type { CollectionConfig, PayloadRequest } from 'payload';
import type { PublishedSnapshot } from './published-snapshot';

interface PublishedEntry {
  id: number;
  _status?: 'draft' | 'published' | null;
  updatedAt: string;
}

/** What the public sees of an entry before and after a change; undefined where it sees none. */
export interface PublishedChange<Entry> {
  before: Entry | undefined;
  after: Entry | undefined;
}

type Hooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>>;

/**
 * Hooks that call `act`, in the transaction of the change, when what the public sees of an entry changes. A draft that is
 * saved over a public entry changes nothing; an entry that is taken down while a draft of it is under way does.
 * @param memory what was public before, which the workflow looks up
 */
export function createPublishedChangeHooks<Entry extends PublishedEntry>(
  memory: PublishedSnapshot<Entry>,
  act: (change: PublishedChange<Entry>, req: PayloadRequest) => Promise<void>,
): Hooks {
  return {
    afterChange: [
      async ({ collection: { slug }, doc, req }) => {
        const before = asPublished(memory.get(req, doc.id));
        const after = asPublished(
          await req.payload.db.findOne<Entry>({ collection: slug, where: { id: { equals: doc.id } }, req }),
        );
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

function asPublished<Entry extends PublishedEntry>(entry: Entry | null | undefined): Entry | undefined {
  return entry?._status === 'published' ? entry : undefined;
}
