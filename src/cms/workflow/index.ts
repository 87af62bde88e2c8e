import type { Access, CollectionConfig, Field } from 'payload';
import { isAdministrator, mayPublish, textAccess } from '../access';
import { draftVersions } from '../drafts/draft-versions';
import { holdOn, leaveEndpoint, LOCK_SECONDS, rememberHolder } from '../drafts/editing-lock';
import { keeperField } from '../drafts/keeper/keeper-field';
import { previewOf } from '../drafts/preview';
import { shareField } from '../preview-links/share-field';
import type { PublicBefore } from '../public-before';
import { checkContent, type ContentRule } from './check-content';
import { checkPublication, noteKindOfWrite } from './check-publication';
import { isBeingWritten } from './draft-writes';
import type { ReviewableSlug, Reviewed } from './review';
import { reviewField } from './review-fields';
import { scheduleEndpoint } from './schedule';

/** A collection of texts, without what the workflow gives it. */
export interface Texts extends Omit<CollectionConfig, 'access' | 'versions'> {
  slug: ReviewableSlug;
}

/**
 * Gives a collection the workflow from draft to publication (docs/decisions/0014): drafts with versions and
 * previews, who may do what, the review in the sidebar, publication at a time, and the hooks that hold the rules on the server.
 * @param before what was public of an entry; the collection's own hooks may ask it too
 * @param rules what a public entry has to be, beside what its fields say
 */
export function reviewable(collection: Texts, before: PublicBefore<Reviewed>, rules: readonly ContentRule[]): CollectionConfig {
  const { slug, admin, hooks = {}, fields, endpoints } = collection;
  return {
    ...collection,
    admin: { ...admin, ...previewOf(slug), components: { ...admin?.components, edit: { ...admin?.components?.edit, beforeDocumentControls: ['/cms/workflow/controls/review-actions#ReviewActions'] } } },
    lockDocuments: { duration: LOCK_SECONDS },
    access: { ...textAccess, update: mayUpdate(slug) },
    endpoints: [scheduleEndpoint(slug), leaveEndpoint(slug), ...(endpoints === false || endpoints === undefined ? [] : endpoints)],
    versions: draftVersions,
    hooks: {
      ...hooks,
      beforeOperation: [noteKindOfWrite, rememberHolder, ...(hooks.beforeOperation ?? [])],
      beforeChange: [before.remember, checkPublication(before), checkContent(rules), ...(hooks.beforeChange ?? [])],
      afterChange: [holdOn, ...(hooks.afterChange ?? [])],
    },
    // In the sidebar the review comes first.
    fields: [keeperField, reviewField, ...fields, shareField, statusField],
  };
}

/** Payload adds this field itself, with its options; the cell is ours. */
const statusField: Field = { name: '_status', type: 'select', options: [], admin: { components: { Cell: '/cms/workflow/status-cell#StatusCell' } } };

/**
 * The admin asks beforehand what somebody may do, and shows the buttons to publish and to schedule only to who may. An
 * editor gets them when the text is approved. A write itself is left to the hooks, which say why they refuse it.
 */
function mayUpdate(collection: ReviewableSlug): Access {
  return async ({ req, id, data }) => {
    const isQuestion = !isBeingWritten(req, collection);
    if (isQuestion && id !== undefined && isPublication(data) && mayPublish(req.user) && !isAdministrator(req.user)) {
      const { docs } = await req.payload.find({ collection, where: { and: [{ id: { equals: id } }, { 'review.state': { equals: 'approved' } }] }, draft: true, limit: 1, pagination: false, depth: 0, req });
      return docs.length > 0;
    }
    return textAccess.update({ req, data });
  };
}

function isPublication(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'published';
}
