import type { Where } from 'payload';
import { z } from 'zod';
import { REVIEWABLE_COLLECTIONS, type ReviewableSlug } from '../kinds/reviewable-collections';

export const scheduleTypeSchema = z.enum(['publish', 'unpublish']);
export type ScheduledType = z.infer<typeof scheduleTypeSchema>;

/** The input of the job that publishes or unpublishes an entry. */
export const scheduledInputSchema = z.object({
  type: scheduleTypeSchema,
  doc: z.object({ relationTo: z.enum(REVIEWABLE_COLLECTIONS), value: z.coerce.number() }),
  user: z.object({ value: z.number() }).nullish(),
});

/** The entry that is to be published or taken down. */
export interface ScheduleTarget {
  collection: ReviewableSlug;
  id: number;
}

const isSchedule: Where = { taskSlug: { equals: 'schedulePublish' } };

/** Matches scheduled publications that will still run. One that failed for good may keep its time, so the time alone doesn't tell. */
export const pendingSchedule: Where = {
  and: [isSchedule, { completedAt: { exists: false } }, { hasError: { not_equals: true } }],
};

/** Matches scheduled publications that were refused when they were due, or failed for good. */
export const isRefusedSchedule: Where = { and: [isSchedule, { hasError: { equals: true } }] };

/** Matches the scheduled publications of an entry. */
export function isScheduleOf({ collection, id }: ScheduleTarget): Where {
  return { and: [{ 'input.doc.relationTo': { equals: collection } }, { 'input.doc.value': { equals: String(id) } }] };
}
