import type { CollectionConfig, DataFromCollectionSlug, PayloadRequest } from 'payload';
import { isPublished } from '../publishing/is-published';
import type { EntryBeforeChange } from './entry-before-change';
import type { ReviewableSlug } from '../kinds/reviewable-collections';
import { loadEntrySnapshot } from './stored-entry';

/** The published versions of an entry before and after a change; undefined when there is none. */
export interface PublishedChange<Entry> {
  before: Entry | undefined;
  after: Entry | undefined;
}

type Hooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>>;

/**
 * Creates hooks that call `act`, in the transaction of the change, when the published version of an entry changes.
 * Saving a draft of a published entry does not trigger it; taking down an entry that also has a draft does.
 * @param entryBefore the entry before the change; the workflow has captured it
 */
export function createPublishedChangeHooks<Slug extends ReviewableSlug>(
  collection: Slug,
  entryBefore: EntryBeforeChange<DataFromCollectionSlug<Slug>>,
  act: (change: PublishedChange<DataFromCollectionSlug<Slug>>, req: PayloadRequest) => Promise<void>,
): Hooks {
  return {
    afterChange: [
      async ({ doc, req }) => {
        const before = getIfPublished(entryBefore.get(req, doc.id));
        const after = getIfPublished(await loadEntrySnapshot(req, 'after', { collection, id: doc.id }));
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

/** Returns the entry if it is published. */
export function getIfPublished<Entry>(entry: Entry | undefined): Entry | undefined {
  return isPublished(entry) ? entry : undefined;
}
