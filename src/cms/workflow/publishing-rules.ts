import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { z } from 'zod';
import type { User } from '@/payload-types';
import { isAdministrator, canPublish, canReview, isEditorialStaff } from '@/cms/core/access/access';
import { closeAutosaveVersion } from '@/cms/drafts/edit-lock';
import { isRestoringVersion } from '@/cms/core/changes/is-restoring-version';
import { getRestoredApproval } from '@/cms/drafts/restore-version';
import type { EntryBeforeChange } from '@/cms/core/changes/entry-before-change';
import { isDraftWrite, setDraftWrite } from '@/cms/core/changes/draft-writes';
import {
  isReviewError,
  getNextReview,
  REQUEST_REVIEW_LABEL,
  type Review,
  REVIEW_STATES,
  type ReviewedEntry,
  type ReviewError,
  getReviewAfterPublishing,
} from '@/cms/core/publishing/review';
import { getChangedFields } from '@/cms/core/changes/changed-fields';
import { getIfPublished } from '@/cms/core/changes/published-change';

const MAY_NOT_PUBLISH =
  `Your role can’t publish. Save a draft and choose “${REQUEST_REVIEW_LABEL}”. ` +
  'An editor publishes it after the review. Nothing was changed.';
const RESTORED_AS_DRAFT =
  'Restoring a version creates a draft and doesn’t change the public page. Request it with draft=true. Nothing was changed.';
const MAY_NOT_TAKE_DOWN =
  'This entry is public, and your role can’t change published content. ' +
  'Save it as a draft instead (in the API: draft=true). Nothing was changed.';
const NOT_APPROVED =
  'Someone else has to approve your last change before it is published. ' +
  `Save the draft and choose “${REQUEST_REVIEW_LABEL}”. The published version stays as it is.`;

/** Arguments of a write that hooks on the entry itself do not receive. */
const writeArgumentsSchema = z.object({
  draft: z.boolean().nullish(),
  data: z.object({ _status: z.unknown().optional() }).nullish(),
});

const storedReviewSchema = z.object({
  state: z.enum(REVIEW_STATES.map(({ value }) => value)).nullish(),
  note: z.string().nullish(),
  changedBy: z.number().nullish().catch(null),
  decidedBy: z.number().nullish().catch(null),
  decidedAt: z.string().nullish(),
});

/**
 * Rejects publishing by other roles early, with a message. (The access rules reject it too and hide the button in the
 * admin, but give no reason.) Also records whether the write is a draft.
 */
export const captureWriteIntent: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID' && operation !== 'restoreVersion') return;
  const { draft, data } = writeArgumentsSchema.parse(args);
  if (operation === 'restoreVersion' && draft !== true) throw new APIError(RESTORED_AS_DRAFT, 400);
  if (data?._status === 'published' && isEditorialStaff(req.user) && !canPublish(req.user))
    throw new APIError(MAY_NOT_PUBLISH, 403);
  setDraftWrite(req, collection.slug, draft === true && data?._status !== 'published');
};

/**
 * Creates the hook that enforces the workflow rules on every write: forms, the API, bulk operations, restored versions,
 * and scheduled publications. Writes by the site itself, without a user, always pass.
 * @throws APIError when the role does not allow the change; ValidationError at the field when the review does not
 */
export function createPublishingRulesHook(before: EntryBeforeChange<ReviewedEntry>): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    const { user } = req;
    if (user === null || user.collection !== 'users') return data;
    const earlier: Earlier | undefined = operation === 'create' ? undefined : originalDoc;
    const review = await reviewChange(req, user, { collection, data, earlier });
    const next = { ...data, review };
    if (isDraftWrite(req, collection.slug)) return next;

    const publicEntry = getIfPublished(before.get(req, earlier?.id));
    const status: unknown = data._status ?? earlier?._status;
    assertMayChangePublic(user, { isPublic: status === 'published', wasPublic: publicEntry !== undefined });
    if (status !== 'published') return next;
    // Reverting a draft to the published version shows visitors nothing new.
    const isReverted = publicEntry && getChangedFields(collection, { ...earlier, ...data }, { ...publicEntry }).length === 0;
    if (review.state !== 'approved' && !isReverted && !isAdministrator(user))
      throw createFieldError({ field: 'review.state', message: NOT_APPROVED }, collection.slug, req);
    return { ...next, review: getReviewAfterPublishing(review) };
  };
}

/** The entry before the change, as Payload passes it. */
type Earlier = Record<string, unknown> & { id: number };

interface Change {
  collection: SanitizedCollectionConfig;
  data: Record<string, unknown>;
  /** Undefined for a new entry. */
  earlier: Earlier | undefined;
}

/**
 * Returns the review after this change.
 * @throws ValidationError when the step is refused
 */
async function reviewChange(req: PayloadRequest, user: User, { collection, data, earlier }: Change): Promise<Review> {
  const isChanged = earlier === undefined || getChangedFields(collection, data, earlier).length > 0;
  const before: Review | undefined = earlier && { state: 'writing', ...parseReview(earlier['review']) };
  if (earlier && isChanged && before?.changedBy && before.changedBy !== user.id)
    await closeAutosaveVersion(req, collection.slug, earlier.id);
  const restored = findRestoredReview(req, collection.slug);
  if (restored) return restored;
  const outcome = getNextReview({
    before,
    requested: isRestoringVersion(req) ? {} : parseReview(data['review']),
    isChanged,
    person: user,
    mayReview: canReview(user),
    now: new Date().toISOString(),
  });
  if (isReviewError(outcome)) throw createFieldError(outcome, collection.slug, req);
  return outcome;
}

/** @throws APIError (403) when the role doesn’t allow to publish or to take down */
function assertMayChangePublic(user: User, { isPublic, wasPublic }: { isPublic: boolean; wasPublic: boolean }): void {
  if (canPublish(user) || (!isPublic && !wasPublic)) return;
  throw new APIError(wasPublic ? MAY_NOT_TAKE_DOWN : MAY_NOT_PUBLISH, 403);
}

/** Returns the review of a restored version that was approved and public: its content is what was approved. */
function findRestoredReview(req: PayloadRequest, collection: string): Review | undefined {
  const approval = getRestoredApproval(req, collection);
  return approval && { state: 'approved', ...parseReview(approval) };
}

/** Parses the stored review; returns an empty object when it is invalid. */
function parseReview(review: unknown) {
  const { success, data } = storedReviewSchema.safeParse(review ?? {});
  return success ? { ...data, state: data.state ?? 'writing' } : {};
}

function createFieldError({ field, message }: ReviewError, collection: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection, errors: [{ path: field, message, label: 'Review' }], req });
}
