import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { getEntryTitle } from '@/cms/core/kinds/entry-title';
import { pendingSchedule, scheduledInputSchema, type ScheduleTarget } from '@/cms/core/publishing/stored-schedule';

/**
 * Refuses to delete the account of someone who has scheduled publications: without the account, they would be refused when they
 * are due, and nobody would get an email about that.
 */
export const preventDeletingScheduler: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const targets = await findScheduledBy(Number(id), req);
  if (targets.length === 0) return;
  const titles = await Promise.all(targets.map((target) => findTitle(target, req)));
  throw new APIError(
    `Nothing was changed. This person has scheduled ${titles.join(', ')}, which needs their account. Schedule it again under your ` +
      'own name, or cancel it, and then delete the account.',
    409,
  );
};

async function findScheduledBy(user: number, req: PayloadRequest): Promise<ScheduleTarget[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: pendingSchedule,
    pagination: false,
    depth: 0,
    req,
  });
  return docs.flatMap(({ input }) => {
    const { data } = scheduledInputSchema.safeParse(input);
    return data?.user?.value === user ? [{ collection: data.doc.relationTo, id: data.doc.value }] : [];
  });
}

async function findTitle({ collection, id }: ScheduleTarget, req: PayloadRequest): Promise<string> {
  const entry = await req.payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true, req });
  return `“${getEntryTitle(collection, entry ?? {})}”`;
}
