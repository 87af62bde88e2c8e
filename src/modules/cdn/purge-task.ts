import type { TaskConfig } from 'payload';
import { z } from 'zod';
import { toCdnTag } from '@/platform/page-cache/cdn-headers';
import { cdn, CdnError } from '@/services/cdn';

/** More than half an hour with the growing pauses; pages are fetched again after a minute in any case. */
const RETRIES = 10;
const FIRST_PAUSE_MS = 1_000;
/** From this attempt on, everything is purged, which covers other failed purges as well. */
const PURGE_ALL_FROM = 6;

const inputSchema = z.object({ tags: z.array(z.string()) });

/** Purges pages from the content delivery network. Queued by every change of public content (queue-purge.ts). */
export const purgeCdnTask: TaskConfig<'purge-cdn'> = {
  slug: 'purge-cdn',
  label: 'Purge changed pages from the content delivery network',
  inputSchema: [{ name: 'tags', type: 'json', required: true }],
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } },
  handler: async ({ input, job }) => {
    const { tags } = inputSchema.parse(input);
    try {
      if ((job.totalTried ?? 0) < PURGE_ALL_FROM) await cdn?.purgeTags(tags.map(toCdnTag));
      else await cdn?.purgeAll();
    } catch (error) {
      // Payload tries the job again at this time, or after its own pause if that is longer.
      if (error instanceof CdnError && error.retryAt !== undefined) job.waitUntil = error.retryAt.toISOString();
      throw error;
    }
    return { output: {} };
  },
};
