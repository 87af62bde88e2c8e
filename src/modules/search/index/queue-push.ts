import type { PayloadRequest } from 'payload';
import { searchService } from '@/services/search';

export const PUSH_TASK = 'push-search-index';

/** Queues a push in the transaction of a change, when there is a service to push to. */
export async function queuePush(req: PayloadRequest): Promise<void> {
  if (searchService) await req.payload.jobs.queue({ task: PUSH_TASK, input: {}, queue: 'search', req });
}
