import {
  APIError,
  restoreVersionOperation,
  type CollectionBeforeValidateHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { isPublished } from '@/cms/core/publishing/is-published';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import { isRestoringVersion } from '@/cms/core/changes/is-restoring-version';
import { RequestStore } from '@/cms/core/changes/request-store';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { assertNotEditedByOthers } from './edit-lock';

/*
 * Restoring a version always creates a draft: it never unpublishes or publishes. Payload's own endpoint writes the
 * version to the entry itself, with the version's status.
 */

const NEEDS_NO_REVIEW = 'This version was approved and public before, so it needs no new review.';

/** POST /api/pages/versions/7: restores a version as the latest draft. Replaces Payload's own endpoint. */
export function createRestoreEndpoint(collection: ReviewableSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const version = Number(req.routeParams?.['id']);
      if (!Number.isSafeInteger(version)) throw new APIError('This version doesn’t exist. Nothing was changed.', 404);
      const { parent, approval } = await findVersion(collection, version, req);
      await assertNotEditedByOthers(req, collection, parent);
      setRestoredApproval(req, collection, approval);
      const draft = await restoreVersionOperation({
        id: version,
        collection: req.payload.collections[collection],
        depth: 0,
        draft: true,
        overrideAccess: false,
        req,
      });
      const message = await buildMessage(collection, draft.id, req);
      return Response.json({ ...draft, message: approval ? `${message} ${NEEDS_NO_REVIEW}` : message });
    },
  };
}

/** The reviews with which restored versions were approved and public (docs/decisions/0067), by collection. */
const restoredApprovals = new RequestStore<string, object>('approval-of-restored-version');

/** Remembers the stored approval of the version that the request restores. */
export function setRestoredApproval(req: PayloadRequest, collection: string, approval: object | undefined): void {
  if (approval !== undefined) restoredApprovals.for(req).set(collection, approval);
}

/** Returns the stored approval of the version that the request restores; undefined when it needs a new review. */
export function getRestoredApproval(req: PayloadRequest, collection: string): object | undefined {
  return isRestoringVersion(req) ? restoredApprovals.for(req).get(collection) : undefined;
}

/**
 * Returns the entry that a version is of, and its review if it was approved and public.
 * @throws NotFound, also for a version that this user may not see
 */
async function findVersion(
  collection: ReviewableSlug,
  id: number,
  req: PayloadRequest,
): Promise<{ parent: number | string; approval: object | undefined }> {
  const { parent, version } = await req.payload.findVersionByID({
    collection,
    id: String(id),
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const isApproved = isPublished(version) && version.review?.state === 'approved';
  return { parent, approval: isApproved ? version.review : undefined };
}

/** Validates a restored version as the draft it becomes, even if the version was published. */
export const restoreAsDraft: CollectionBeforeValidateHook = ({ data, req }) =>
  isRestoringVersion(req) ? { ...data, _status: 'draft' } : data;

async function buildMessage(collection: ReviewableSlug, id: number | string, req: PayloadRequest): Promise<number | string> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, PUBLISHED_WHERE] },
    req,
  });
  return totalDocs > 0
    ? 'Restored as a draft. The public page changes when it is published.'
    : 'Restored as a draft. It is not public.';
}
