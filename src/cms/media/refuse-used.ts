import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { mediaTarget } from '../pages/references';
import { namesOf, referrersOf } from '../pages/referrers';

/** A picture that is shown somewhere stays, and who wants to delete it is told where. */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const referrers = await referrersOf([mediaTarget(String(id))], req);
  if (referrers.length === 0) return;
  throw new APIError(`The picture ${String(id)} was not deleted: it is shown by ${namesOf(referrers)}. Take it out there first, or replace its file.`, 409, { referrers }, true);
};
