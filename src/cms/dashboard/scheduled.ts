import type { Payload, TypedUser } from 'payload';
import { isEditorialStaff } from '@/cms/core/access/access';
import { pendingSchedule, scheduledInputSchema } from '@/cms/core/publishing/stored-schedule';
import { getSingularLabel } from '@/cms/core/kinds/singular-label';
import { getEntryTitle } from '@/cms/core/kinds/entry-title';
import type { DashboardEntry } from './entries';

/** How many entries the dashboard lists. The calendar lists all. */
const LISTED_MAX = 6;

/** Returns the entries scheduled to be published or unpublished, next first, for editorial staff. */
export async function findScheduledEntries(payload: Payload, user: TypedUser, limit = LISTED_MAX): Promise<DashboardEntry[]> {
  if (!isEditorialStaff(user)) return [];
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [pendingSchedule, { waitUntil: { exists: true } }] },
    sort: 'waitUntil',
    limit,
    pagination: false,
    depth: 0,
  });
  const listed = await Promise.all(
    docs.map(async ({ input, waitUntil }) => {
      const { data } = scheduledInputSchema.safeParse(input);
      if (!data || !waitUntil) return [];
      const { relationTo: collection, value: id } = data.doc;
      const found = await payload.find({
        collection,
        where: { id: { equals: id } },
        draft: true,
        limit: 1,
        pagination: false,
        depth: 0,
        user,
        overrideAccess: false,
      });
      const kind = `${getSingularLabel(collection)}, to be ${data.type === 'publish' ? 'published' : 'unpublished'}`;
      return found.docs.map((doc) => ({
        href: `/admin/collections/${collection}/${id}`,
        title: getEntryTitle(collection, doc),
        kind,
        time: waitUntil,
      }));
    }),
  );
  return listed.flat();
}
