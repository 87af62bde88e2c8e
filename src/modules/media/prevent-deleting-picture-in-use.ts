import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { checkBulkOperation } from '@/cms/link-graph/bulk-check';
import { getMediaTarget } from '@/cms/link-graph/link-targets';
import { formatInboundLinks, findInboundLinks } from '@/cms/link-graph/inbound-links';

/** Prevents deleting a picture that is still used, even in a draft, and lists where. */
export const preventDeletingPictureInUse: CollectionBeforeDeleteHook = ({ id, req }) => assertUnused([id], req);

/** Does the same for a bulk deletion before the first picture is deleted, so that all are deleted or none. */
export const preventBulkDeletingPicturesInUse: CollectionBeforeOperationHook = (operation) =>
  checkBulkOperation(operation, (entries) =>
    assertUnused(
      entries.map(({ id }) => id),
      operation.req,
    ),
  );

async function assertUnused(ids: readonly (number | string)[], req: PayloadRequest): Promise<void> {
  const referrers = await findInboundLinks(
    ids.map((id) => getMediaTarget(String(id))),
    req,
  );
  const used = ids.flatMap((id) => {
    const shownBy = referrers.filter(({ target }) => target === getMediaTarget(String(id)));
    return shownBy.length > 0 ? [`The picture ${id} is shown by ${formatInboundLinks(shownBy)}.`] : [];
  });
  if (used.length > 0)
    throw new APIError(
      `Nothing was deleted. ${used.join(' ')} Remove it there first, or replace its file.`,
      409,
      { referrers },
      true,
    );
}
