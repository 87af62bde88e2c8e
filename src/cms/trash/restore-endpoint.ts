import { sql } from '@payloadcms/db-postgres';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isEditorialStaff } from '@/cms/core/access/access';
import { queryRows, runInTransaction } from '@/cms/core/database/transaction';
import { markTrashRestore, TRASH_DAYS } from '@/cms/core/changes/trash';
import { getRestoreContent, type Restored, TRASHABLE_COLLECTIONS, type TrashableSlug } from './trashable';

const IS_GONE =
  'This entry isn’t in the trash anymore. Someone has restored it or deleted it for good, ' +
  `or it was there for ${TRASH_DAYS} days.`;

const deletedRowsSchema = z.array(
  z.object({ of: z.enum(TRASHABLE_COLLECTIONS), content: z.array(z.record(z.string(), z.unknown())).min(1) }),
);

/** POST /api/deleted-entries/7/restore: restores an entry from the trash, for everyone who may create such an entry. */
export const restoreEndpoint: Endpoint = {
  path: '/:id/restore',
  method: 'post',
  handler: async (req) => {
    // Whether they may create such an entry is checked later. The messages before that name drafts.
    if (!isEditorialStaff(req.user)) throw new Forbidden(req.t);
    const id = Number(req.routeParams?.['id']);
    if (!Number.isSafeInteger(id)) throw new APIError(IS_GONE, 404, undefined, true);
    return Response.json(await runInTransaction(req, () => restore(req, id)));
  },
};

async function restore(req: PayloadRequest, id: number): Promise<Restored & { collection: TrashableSlug }> {
  // One statement, so that when two people restore an entry at the same time, only one of them gets it.
  const rows = await queryRows(req, sql`delete from deleted_entries where id = ${id} returning "of", content`);
  const [deleted] = deletedRowsSchema.parse(rows);
  if (!deleted) throw new APIError(IS_GONE, 404, undefined, true);
  const { of: collection, content } = deleted;
  markTrashRestore(req);
  return { collection, ...(await getRestoreContent(req.payload.collections[collection].config)(req, content)) };
}
