import type { PayloadRequest, TaskConfig } from 'payload';
import { z } from 'zod';
import { runInTransaction } from '@/cms/core/database/transaction';
import type { FactEffects } from './fact-effects';
import { storeAffectedPages } from './store-update';

const LIST_PAGES_TASK = 'list-fact-pages';
const inputSchema = z.object({ update: z.number(), tokens: z.array(z.string()), outgoing: z.array(z.string()) });

/**
 * Lists the pages to review after a manual edit. It reads all published content, so it runs as a job instead of delaying the
 * save.
 */
export const storeAffectedPagesTask: TaskConfig<typeof LIST_PAGES_TASK> = {
  slug: LIST_PAGES_TASK,
  label: 'List pages to review after a fact is edited',
  inputSchema: [
    { name: 'update', type: 'number', required: true },
    { name: 'tokens', type: 'json', required: true },
    { name: 'outgoing', type: 'json', required: true },
  ],
  retries: 2,
  handler: async ({ input, req }) => {
    const { update, tokens, outgoing } = inputSchema.parse(input);
    await runInTransaction(req, () => storeAffectedPages(update, { tokens: new Set(tokens), outgoing }, req));
    return { output: {} };
  },
};

/** Queues the job in the transaction of the edit. */
export async function enqueueAffectedPages(
  update: number,
  { tokens, outgoing }: FactEffects,
  req: PayloadRequest,
): Promise<void> {
  const input = { update, tokens: [...tokens], outgoing: [...outgoing] };
  await req.payload.jobs.queue({ task: LIST_PAGES_TASK, input, queue: 'upkeep', req });
}
