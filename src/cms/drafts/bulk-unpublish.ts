import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  DataFromCollectionSlug,
} from 'payload';
import { z } from 'zod';
import { RequestStore } from '@/cms/core/changes/request-store';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { findLatestDraft } from './latest-draft';

/*
 * Payload's bulk update starts from the published version, so unpublishing several entries at once would put the public content
 * over drafts that are newer. These hooks keep such a draft as the latest version.
 */

const bulkArgumentsSchema = z.object({
  draft: z.boolean().nullish(),
  data: z.object({ _status: z.unknown().optional() }).nullish(),
});

/** The collections that the request unpublishes in bulk. */
const bulkUnpublishes = new RequestStore<string, true>('bulk-unpublish');
/** The drafts to keep, by collection and id. */
const pendingDrafts = new RequestStore<string, Readonly<Record<string, unknown>>>('drafts-of-bulk-unpublish');

/** Creates the hooks of a collection that keep drafts when entries are unpublished in bulk. */
export function createBulkUnpublishHooks(slug: ReviewableSlug): {
  beforeOperation: CollectionBeforeOperationHook;
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
} {
  return {
    beforeOperation: ({ args, operation, req }) => {
      const { draft, data } = bulkArgumentsSchema.parse(args);
      if (operation === 'update' && draft !== true && data?._status === 'draft') bulkUnpublishes.for(req).set(slug, true);
    },
    beforeChange: async ({ data, originalDoc, operation, req }) => {
      if (operation !== 'update' || originalDoc?._status !== 'published' || !bulkUnpublishes.for(req).has(slug)) return data;
      const draft = await findLatestDraft(req.payload, { collection: slug, id: originalDoc.id });
      if (draft?._status === 'draft') pendingDrafts.for(req).set(`${slug} ${originalDoc.id}`, getContent(draft));
      return data;
    },
    afterChange: async ({ doc, req }) => {
      const key = `${slug} ${doc.id}`;
      const draft = pendingDrafts.for(req).get(key);
      if (draft === undefined) return doc;
      pendingDrafts.for(req).delete(key);
      // By the site itself, without the user: the draft and its review stay as they were.
      const { transactionID } = req;
      const site = { payload: req.payload, ...(transactionID === undefined ? {} : { transactionID }) };
      await req.payload.update({ collection: slug, id: doc.id, draft: true, data: draft, depth: 0, req: site });
      return doc;
    },
  };
}

function getContent(draft: DataFromCollectionSlug<ReviewableSlug>): Readonly<Record<string, unknown>> {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = draft;
  return content;
}
