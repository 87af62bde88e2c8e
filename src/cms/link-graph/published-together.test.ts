import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createPublishedTogetherHook, getUrlsPublishedTogether } from './published-together';

const hookArgumentsSchema = z.custom<Parameters<CollectionBeforeOperationHook>[0]>();

/** Runs the hook for an operation on two drafts, and returns what is recorded. */
async function record(args: object, role = 'editor'): Promise<readonly string[]> {
  const payload = {
    find: ({ draft }: { draft: boolean }) => Promise.resolve({ docs: draft ? [{ url: '/a' }, { url: '/b' }] : [{ url: null }] }),
  };
  const req = z.custom<PayloadRequest>().parse({ payload, context: {}, user: { collection: 'users', roles: [role] } });
  await createPublishedTogetherHook('pages')(hookArgumentsSchema.parse({ args, operation: 'update', req }));
  return getUrlsPublishedTogether(req);
}

const where = { id: { in: [1, 2] } };

it('records the URLs of the drafts that are published in bulk', async () => {
  expect(await record({ where, draft: true, data: { _status: 'published' } })).toEqual(['/a', '/b']);
});

it.each([
  ['one entry is published', { id: 1, where, draft: true, data: { _status: 'published' } }, 'editor'],
  ['several are unpublished', { where, data: { _status: 'draft' } }, 'editor'],
  ['the person may not publish', { where, draft: true, data: { _status: 'published' } }, 'author'],
])('records nothing when %s', async (_case, args, role) => {
  expect(await record(args, role)).toEqual([]);
});
