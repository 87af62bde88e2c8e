import { APIError, type Endpoint } from 'payload';
import { isEditorialStaff } from '@/cms/core/access/access';
import { redirectTo } from '@/platform/redirect-to';
import { CHECK_LINKS_TASK } from './task';

/** Queues a check of all links for an editor, unless one is due or running, and redirects back to the list. */
export const checkLinksEndpoint: Endpoint = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    if (!isEditorialStaff(req.user)) throw new APIError('Sign in to check links.', 403);
    // Excludes the job that is scheduled for the night.
    const isDue = { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: new Date().toISOString() } }] };
    const { totalDocs } = await req.payload.count({
      collection: 'payload-jobs',
      where: {
        and: [
          { taskSlug: { equals: CHECK_LINKS_TASK } },
          { hasError: { not_equals: true } },
          { completedAt: { exists: false } },
          isDue,
        ],
      },
    });
    if (totalDocs === 0) await req.payload.jobs.queue({ task: CHECK_LINKS_TASK, input: {}, queue: 'upkeep' });
    return redirectTo('/admin/collections/broken-links?check=begun');
  },
};
