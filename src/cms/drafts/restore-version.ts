import {
  APIError,
  restoreVersionOperation,
  type CollectionBeforeValidateHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { PUBLISHED_WHERE } from '@/cms/core/published-where';
import type { ReviewableSlug } from '@/cms/core/review';
import { assertNotEditedByOthers } from './edit-lock';

/*
 * Restoring a version always creates a draft: it never unpublishes or publishes. Payload's own endpoint writes the
 * version to the entry itself, with the version's status.
 */

/** POST /api/pages/versions/7: restores a version as the latest draft. Replaces Payload's own endpoint. */
export function createRestoreEndpoint(collection: ReviewableSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const version = Number(req.routeParams?.['id']);
      if (!Number.isSafeInteger(version)) throw new APIError('This version doesn’t exist. Nothing was changed.', 404);
      await assertNotEditedByOthers(req, collection, await findEntryOfVersion(collection, version, req));
      const draft = await restoreVersionOperation({
        id: version,
        collection: req.payload.collections[collection],
        depth: 0,
        draft: true,
        overrideAccess: false,
        req,
      });
      return Response.json({ ...draft, message: await buildMessage(collection, draft.id, req) });
    },
  };
}

/**
 * Returns the entry that a version is of.
 * @throws NotFound, also for a version that this user may not see
 */
async function findEntryOfVersion(collection: ReviewableSlug, id: number, req: PayloadRequest): Promise<number | string> {
  const { parent } = await req.payload.findVersionByID({
    collection,
    id: String(id),
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return parent;
}

/** Validates a restored version as the draft it becomes, even if the version was published. */
export const restoreAsDraft: CollectionBeforeValidateHook = ({ data, req }) =>
  isRestoringVersion(req) ? { ...data, _status: 'draft' } : data;

/** Returns whether the request restores a version. */
export function isRestoringVersion({ context }: Pick<PayloadRequest, 'context'>): boolean {
  return context['isRestoringVersion'] === true;
}

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
