import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { checkTogether } from '@/cms/link-graph/check-together';
import { mediaTarget } from '@/cms/link-graph/references';
import { namesOf, referrersOf } from '@/cms/link-graph/referrers';

/** A picture that is shown somewhere, be it in a draft, stays, and who wants to delete it is told where. */
export const refuseUsed: CollectionBeforeDeleteHook = ({ id, req }) => refuseUsedAmong([id], req);

/** The same for several at once, before the first one goes: their files would not come back. */
export const refuseUsedTogether: CollectionBeforeOperationHook = (operation) => checkTogether(operation, (entries) => refuseUsedAmong(entries.map(({ id }) => id), operation.req));

async function refuseUsedAmong(ids: readonly (number | string)[], req: PayloadRequest): Promise<void> {
  const referrers = await referrersOf(ids.map((id) => mediaTarget(String(id))), req);
  const used = ids.flatMap((id) => {
    const shownBy = referrers.filter(({ target }) => target === mediaTarget(String(id)));
    return shownBy.length > 0 ? [`The picture ${id} is shown by ${namesOf(shownBy)}.`] : [];
  });
  if (used.length > 0) throw new APIError(`Nothing was deleted. ${used.join(' ')} Take it out there first, or replace its file.`, 409, { referrers }, true);
}
