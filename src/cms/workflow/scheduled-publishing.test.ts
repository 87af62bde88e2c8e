import { type SanitizedConfig } from 'payload';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { withScheduledPublishing } from './scheduled-publishing';

const taskSchema = z.object({ handler: z.custom<(job: object) => Promise<unknown>>() });

// tests/integration/editorial-site/workflow.ts has those that are refused.
it('a scheduled publication is retried when the database fails', async () => {
  const error = new Error('The database is down.');
  const task = { slug: 'schedulePublish', handler: () => Promise.reject(error) };
  await withScheduledPublishing(Promise.resolve(z.custom<SanitizedConfig>().parse({ jobs: { tasks: [task] } })));
  const job = { job: { totalTried: 2 }, req: {} };
  await expect(taskSchema.parse(task).handler(job)).rejects.toBe(error);
});

it.each([
  ['the process was killed after it had published', { totalTried: 1, versions: 1 }, 0],
  ['the process was killed before', { totalTried: 1, versions: 0 }, 1],
  ['it is due, and the entry was published by hand', { totalTried: 0, versions: 1 }, 1],
])('a scheduled publication happens once: %s', async (_when, { totalTried, versions }, times) => {
  const handler = vi.fn(async () => ({ output: {} }));
  const task = { slug: 'schedulePublish', handler };
  await withScheduledPublishing(Promise.resolve(z.custom<SanitizedConfig>().parse({ jobs: { tasks: [task] } })));
  const countVersions = () => Promise.resolve({ totalDocs: versions });
  await taskSchema.parse(task).handler({
    input: { type: 'publish', doc: { relationTo: 'pages', value: '7' }, user: { value: 1 } },
    job: { totalTried, waitUntil: '2026-11-29T12:00:00.000Z' },
    req: { payload: { countVersions } },
  });
  expect(handler).toHaveBeenCalledTimes(times);
});
