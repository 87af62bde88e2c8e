import type { CollectionConfig, Field } from 'payload';
import { textAccess } from '@/cms/core/access';
import { draftVersions } from '@/cms/drafts/draft-versions';
import { holdOn, leaveEndpoint, LOCK_SECONDS, rememberHolder } from '@/cms/drafts/editing-lock';
import { keeperField } from '@/cms/drafts/local-backup/keeper-field';
import { previewOf } from '@/cms/drafts/preview';
import { restoreAsDraft, restoreEndpoint } from '@/cms/drafts/restore-version';
import { shareField } from '@/cms/preview-links/share-field';
import type { PublicBefore } from '@/cms/core/public-before';
import { checkContent, type ContentRule } from '@/cms/link-graph/check-content';
import { checkPublication, noteKindOfWrite } from './check-publication';
import type { ReviewableSlug, Reviewed } from '@/cms/core/review';
import { reviewField } from './review-fields';
import { scheduleEndpoints } from './schedule';

/** A collection of texts, without what the workflow gives it. */
export interface Texts extends Omit<CollectionConfig, 'access' | 'versions'> {
  slug: ReviewableSlug;
}

/** What stands above the form in the place of Payload's own controls: only what the person's role does. */
const CONTROLS = {
  beforeDocumentControls: ['/cms/workflow/controls/review-actions#ReviewActions'],
  PublishButton: '/cms/workflow/controls/publish-controls#PublishControls',
  Status: '/cms/workflow/controls/publication-status#PublicationStatus',
};

/** Payload's own field with another cell in lists; its options are added to these. */
const statusField: Field = { name: '_status', type: 'select', label: 'Status', options: [], admin: { components: { Cell: '/cms/workflow/controls/status-cell#StatusCell' } } };

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
    admin: { ...admin, ...previewOf(slug), components: { ...admin?.components, edit: { ...admin?.components?.edit, ...CONTROLS }, views: { list: { Component: '/cms/workflow/controls/text-list#TextList' } } } },
    lockDocuments: { duration: LOCK_SECONDS },
    access: textAccess,
    endpoints: [restoreEndpoint(slug), ...scheduleEndpoints(slug), leaveEndpoint(slug), ...(endpoints === false || endpoints === undefined ? [] : endpoints)],
    versions: draftVersions,
    hooks: {
      ...hooks,
      beforeOperation: [noteKindOfWrite, rememberHolder, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [restoreAsDraft, ...(hooks.beforeValidate ?? [])],
      beforeChange: [before.remember, checkPublication(before), checkContent(rules), ...(hooks.beforeChange ?? [])],
      afterChange: [holdOn, ...(hooks.afterChange ?? [])],
    },
    // In the sidebar the review comes first.
    fields: [keeperField, reviewField, ...fields, shareField, statusField],
  };
}
