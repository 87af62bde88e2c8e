import type { Payload, TypedUser, Where } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findScheduledEntries } from './scheduled';

type Job = Readonly<Record<string, unknown>>;

/** Evaluates the operators that the filter uses, as Postgres does. */
function matches(job: Job, where: Where): boolean {
  return Object.entries(where).every(([name, condition]) => {
    if (Array.isArray(condition)) return condition.every((part) => matches(job, part));
    const value = job[name] ?? null;
    if ('exists' in condition) return (value !== null) === condition.exists;
    return 'equals' in condition ? value === condition.equals : value !== condition['not_equals'];
  });
}

/** Payload with these jobs, as far as the dashboard uses it. Every entry has its id as its title. */
function createPayload(jobs: readonly Job[]): Payload {
  const find = ({ collection, where }: { collection: string; where: Where }) => {
    const title = z
      .object({ id: z.object({ equals: z.number() }) })
      .safeParse(where)
      .data?.id.equals.toString();
    return Promise.resolve({ docs: collection === 'payload-jobs' ? jobs.filter((job) => matches(job, where)) : [{ title }] });
  };
  return z.custom<Payload>().parse({ find });
}

const editor = z.custom<TypedUser>().parse({ id: 1, collection: 'users', roles: ['editor'] });

it('lists publications that are due to run, and not those that failed for good or have run', async () => {
  const createJob = (value: string, state: Job): Job => ({
    taskSlug: 'schedulePublish',
    waitUntil: '2030-01-01T00:00:00.000Z',
    input: { type: 'publish', doc: { relationTo: 'posts', value } },
    ...state,
  });
  const jobs = [
    createJob('1', { hasError: true }),
    createJob('2', { hasError: false }),
    createJob('3', { completedAt: '2026-01-01T00:00:00.000Z' }),
  ];
  const listed = await findScheduledEntries(createPayload(jobs), editor);
  expect(listed.map(({ title }) => title)).toEqual(['2']);
});
