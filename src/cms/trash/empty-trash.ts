import type { TaskConfig } from 'payload';
import { TRASH_DAYS } from '@/cms/core/changes/trash';
import { DAY_MS } from '@/platform/durations';

/** Deletes for good what was in the trash for 30 days, every night. */
export const emptyTrash: TaskConfig<'empty-trash'> = {
  slug: 'empty-trash',
  label: 'Empty the trash',
  schedule: [{ cron: '47 3 * * *', queue: 'upkeep' }],
  retries: 2,
  handler: async ({ req }) => {
    const before = new Date(Date.now() - TRASH_DAYS * DAY_MS).toISOString();
    await req.payload.delete({
      collection: 'deleted-entries',
      where: { removedAt: { less_than: before } },
      // Payload loads everything that it deletes at once, so without the content.
      select: { title: true },
    });
    return { output: {} };
  },
};
