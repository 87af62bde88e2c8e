import type { PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { QUEUES } from '@/cms/job-queue';

vi.mock('@/services/search', () => ({ searchService: {} }));
// Other tests of this process load these modules without a service.
vi.resetModules();
const { pushSearchIndex } = await import('./push-index-task');
const { queuePush } = await import('../index/queue-push');

it('a search service that does not respond holds up no seats, exams, or newsletters, because pushes have their own queue', async () => {
  const queue = vi.fn();
  await queuePush(z.custom<PayloadRequest>().parse({ payload: { jobs: { queue } } }));
  expect(queue).toHaveBeenCalledWith(expect.objectContaining({ task: 'push-search-index', queue: 'search' }));
  expect(pushSearchIndex.schedule?.map((each) => each.queue)).toEqual(['search']);
  expect(QUEUES).toContain('search');
});
