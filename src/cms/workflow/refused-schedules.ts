import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { isDraftWrite } from '@/cms/core/changes/draft-writes';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';
import { isRefusedSchedule, isScheduleOf, type ScheduledType, type ScheduleTarget } from '@/cms/core/publishing/stored-schedule';

/** Removes the refused jobs of an entry, from which its form shows the notice, because what they were to do was settled. */
export async function removeRefusedSchedules(
  req: PayloadRequest,
  { type, ...target }: ScheduleTarget & { type: ScheduledType },
): Promise<void> {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: { and: [isRefusedSchedule, isScheduleOf(target), { 'input.type': { equals: type } }] },
    depth: 0,
    req,
  });
}

/** Creates the hook that removes refused jobs when someone publishes or unpublishes the entry after all. */
export function createRefusalCleanup(collection: ReviewableSlug): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    if (operation === 'update' && !isDraftWrite(req, collection)) {
      const type = doc._status === 'published' ? 'publish' : 'unpublish';
      await removeRefusedSchedules(req, { collection, id: doc.id, type });
    }
    return doc;
  };
}
