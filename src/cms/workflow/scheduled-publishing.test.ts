import { type SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { withScheduledPublishing } from './scheduled-publishing';

const taskSchema = z.object({ handler: z.custom<(job: object) => Promise<unknown>>() });

// tests/integration/editorial-site/workflow.ts has those that are refused.
it('a scheduled publication is retried when the database fails', async () => {
  const error = new Error('The database is down.');
  const task = { slug: 'schedulePublish', handler: () => Promise.reject(error) };
  await withScheduledPublishing(Promise.resolve(z.custom<SanitizedConfig>().parse({ jobs: { tasks: [task] } })));
  const job = { job: { totalTried: 2 } };
  await expect(taskSchema.parse(task).handler(job)).rejects.toBe(error);
});
