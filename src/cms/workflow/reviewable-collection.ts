import type { CollectionConfig, Field, UIField } from 'payload';
import { historyField } from '@/cms/audit-log/history-field';
import { draftsAccess } from '@/cms/core/access/access';
import { createBulkUnpublishHooks } from '@/cms/drafts/bulk-unpublish';
import { draftVersions } from '@/cms/drafts/draft-versions';
import { restoreEditLock, createReleaseLockEndpoint, EDIT_LOCK_SECONDS, captureLockHolder } from '@/cms/drafts/edit-lock';
import { localBackupField } from '@/cms/drafts/local-backup/local-backup-field';
import { createPreviewConfig } from '@/cms/drafts/preview';
import { createStaleFormGuard } from '@/cms/drafts/stale-form-guard';
import { restoreAsDraft, createRestoreEndpoint } from '@/cms/drafts/restore-version';
import { shareField } from '@/cms/preview-links/share-field';
import type { EntryBeforeChange } from '@/cms/core/changes/entry-before-change';
import { createEntryRestore, createTrashHook } from '@/cms/trash/entries';
import { RESTORE_CONTENT } from '@/cms/trash/trashable';
import { VERSIONS_LIST } from '@/cms/versions/versions-list';
import { createPublishedTogetherHook } from '@/cms/link-graph/published-together';
import { CONTENT_RULES, createContentValidationHook, type ContentRule } from '@/cms/link-graph/validate-content';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import type { ReviewedEntry } from '@/cms/core/publishing/review';
import { contentChangedAtField, createContentDatesHook } from './content-dates';
import { createPublishingRulesHook, captureWriteIntent } from './publishing-rules';
import { createRefusalCleanup } from './refused-schedules';
import { reviewField } from './review-fields';
import { createScheduleEndpoints, type FindTakedownObstacle } from './schedule';

/** A reviewable collection, without what the workflow adds. */
export interface ReviewableCollection extends Omit<CollectionConfig, 'access' | 'versions'> {
  slug: ReviewableSlug;
  /** What its own hooks will refuse; whoever schedules a takedown is warned. */
  findTakedownObstacle?: FindTakedownObstacle;
}

/** Replaces Payload's own controls above the form, so that each role sees only what it may do. */
const CONTROLS = {
  beforeDocumentControls: ['/cms/workflow/controls/review-actions#ReviewActions'],
  PublishButton: '/cms/workflow/controls/publish-controls#PublishControls',
  Status: '/cms/workflow/controls/publication-status#PublicationStatus',
};

/** The UI field above a form that shows what is scheduled. It stores nothing. */
const scheduleNoticeField: UIField = {
  name: 'scheduled',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/cms/workflow/controls/schedule-notice#ScheduleNotice' } },
};

/** The list cell of the field that names an entry, for `admin.components.Cell`. */
export const TITLE_CELL = '/cms/workflow/controls/title-cell#TitleCell';

/** Payload's own field with a different list cell; Payload adds the options. */
const statusField: Field = {
  name: '_status',
  type: 'select',
  label: 'Status',
  options: [],
  admin: { components: { Cell: '/cms/workflow/controls/status-cell#StatusCell' } },
};

/**
 * Adds the workflow from draft to publication to a collection (docs/decisions/0014): drafts with versions and previews,
 * access control, the review in the sidebar, scheduled publication, and the hooks that enforce the rules on the server.
 * Deleted entries go to the trash (docs/decisions/0064).
 * @param before the entry before the change; the collection's own hooks may read it too
 * @param rules what a public entry requires in addition to its field validation
 */
export function createReviewableCollection(
  { findTakedownObstacle, ...collection }: ReviewableCollection,
  before: EntryBeforeChange<ReviewedEntry>,
  rules: readonly ContentRule[],
): CollectionConfig {
  const { slug, admin, hooks = {}, fields, endpoints } = collection;
  const bulkUnpublish = createBulkUnpublishHooks(slug);
  return {
    ...collection,
    admin: {
      ...admin,
      ...createPreviewConfig(slug),
      components: {
        ...admin?.components,
        edit: { ...admin?.components?.edit, ...CONTROLS },
        views: { list: { Component: '/cms/workflow/controls/content-list-view#ContentListView' }, edit: VERSIONS_LIST },
      },
    },
    custom: { ...collection.custom, [CONTENT_RULES]: rules, [RESTORE_CONTENT]: createEntryRestore(slug) },
    lockDocuments: { duration: EDIT_LOCK_SECONDS },
    access: draftsAccess,
    endpoints: [
      createRestoreEndpoint(slug),
      ...createScheduleEndpoints(slug, findTakedownObstacle),
      createReleaseLockEndpoint(slug),
      ...(endpoints === false || endpoints === undefined ? [] : endpoints),
    ],
    versions: draftVersions,
    hooks: {
      ...hooks,
      beforeOperation: [
        captureWriteIntent,
        captureLockHolder,
        bulkUnpublish.beforeOperation,
        createPublishedTogetherHook(slug),
        ...(hooks.beforeOperation ?? []),
      ],
      beforeValidate: [restoreAsDraft, ...(hooks.beforeValidate ?? [])],
      beforeChange: [
        createStaleFormGuard(slug),
        before.capture,
        createPublishingRulesHook(before),
        createContentValidationHook(rules),
        bulkUnpublish.beforeChange,
        ...(hooks.beforeChange ?? []),
        createContentDatesHook(before),
      ],
      beforeDelete: [...(hooks.beforeDelete ?? []), createTrashHook(slug)],
      afterChange: [restoreEditLock, createRefusalCleanup(slug), ...(hooks.afterChange ?? []), bulkUnpublish.afterChange],
    },
    // Puts the review first in the sidebar.
    fields: [
      scheduleNoticeField,
      localBackupField,
      reviewField,
      ...fields,
      contentChangedAtField,
      shareField,
      historyField,
      statusField,
    ],
  };
}
