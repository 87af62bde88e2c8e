import type { Endpoint } from 'payload';
import { editorialStaff } from '@/cms/core/access';

const TASK = 'check-links';

/** Queues a check of all links for an editor, unless one is due or running, and redirects back to the list. */
export const checkLinksEndpoint: Endpoint = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    if ((await editorialStaff({ req })) !== true)
      return Response.json({ errors: [{ message: 'Sign in to check links.' }] }, { status: 403 });
    // Excludes the job that is scheduled for the night.
    const isDue = { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: new Date().toISOString() } }] };
    const { totalDocs } = await req.payload.count({
      collection: 'payload-jobs',
      where: {
        and: [{ taskSlug: { equals: TASK } }, { hasError: { not_equals: true } }, { completedAt: { exists: false } }, isDue],
      },
    });
    if (totalDocs === 0) await req.payload.jobs.queue({ task: TASK, input: {}, queue: 'upkeep' });
    return new Response(null, { status: 303, headers: { Location: '/admin/collections/broken-links?check=begun' } });
  },
};
