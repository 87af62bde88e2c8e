import type { CollectionConfig } from 'payload';
import { textAccess } from '../access';
import type { PublicBefore } from '../public-before';
import { checkPublication, noteKindOfWrite } from './check-publication';
import type { ReviewableSlug } from './review';
import { reviewField } from './review-fields';

/** A collection of texts, without what the workflow gives it. */
interface Texts extends Omit<CollectionConfig, 'access' | 'versions'> {
  slug: ReviewableSlug;
}

/**
 * Gives a collection the workflow from draft to publication (docs/decisions/0014): drafts with versions, who may do what,
 * the review in the sidebar, publication at a time, and the hooks that hold the rules on the server.
 * @param before what was public of an entry; the collection's own hooks may ask it too
 */
export function reviewable(collection: Texts, before: PublicBefore<ReviewableSlug>): CollectionConfig {
  const { hooks = {}, fields } = collection;
  return {
    ...collection,
    access: textAccess,
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
    hooks: {
      ...hooks,
      beforeOperation: [noteKindOfWrite, ...(hooks.beforeOperation ?? [])],
      beforeChange: [before.remember, checkPublication(before), ...(hooks.beforeChange ?? [])],
    },
    fields: [...fields, reviewField],
  };
}
