import type { Where } from 'payload';

/** Matches scheduled publications that will still run. One that failed for good keeps its time, so the time alone doesn't tell. */
export const pendingSchedule: Where = {
  and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, { hasError: { not_equals: true } }],
};
