import { Forbidden, JobCancelledError, NotFound, type SanitizedConfig } from 'payload';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withScheduledPublishing } from './scheduled-publishing';

const taskSchema = z.object({ handler: z.custom<(job: object) => Promise<unknown>>() });

/** Runs the job of someone who scheduled page 7, and fails like Payload's task. Returns the audit events. */
async function runFailingJob({ error, accounts }: { error: Error; accounts: { id: number; name: string }[] }) {
  const task = { slug: 'schedulePublish', handler: () => Promise.reject(error) };
  await withScheduledPublishing(Promise.resolve(z.custom<SanitizedConfig>().parse({ jobs: { tasks: [task] } })));
  const events: object[] = [];
  const payload = {
    find: () => Promise.resolve({ docs: accounts }),
    create: ({ collection, data }: { collection: string; data: object }) => {
      if (collection === 'audit-events') events.push(data);
      return Promise.resolve({});
    },
  };
  const input = { type: 'publish', doc: { relationTo: 'pages', value: '7' }, user: { relationTo: 'users', value: 3 } };
  const failure = await taskSchema
    .parse(task)
    .handler({ input, req: { payload } })
    .catch((reason: unknown) => reason);
  return { events, failure };
}

describe('a scheduled publication that is rejected', () => {
  const event = { operation: 'schedule-failed', kind: 'pages', entry: '7' };

  it('ends, and is recorded with the account that scheduled it', async () => {
    const { events, failure } = await runFailingJob({ error: new Forbidden(), accounts: [{ id: 3, name: 'Edda Editor' }] });
    expect(failure).toBeInstanceOf(JobCancelledError);
    expect(events).toEqual([{ ...event, person: 3, name: 'Edda Editor', note: expect.stringContaining('not allowed') }]);
  });

  it('is recorded even if that account was deleted', async () => {
    const { events, failure } = await runFailingJob({ error: new NotFound(), accounts: [] });
    expect(failure).toBeInstanceOf(JobCancelledError);
    expect(events).toEqual([{ ...event, name: 'Deleted account', note: 'The account that scheduled this was deleted.' }]);
  });

  it('is retried and not recorded when the database fails', async () => {
    const error = new Error('The database is down.');
    expect(await runFailingJob({ error, accounts: [] })).toEqual({ events: [], failure: error });
  });
});
