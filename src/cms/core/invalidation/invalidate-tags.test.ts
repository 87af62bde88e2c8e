import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { onInvalidate } from '@/platform/page-cache/invalidate';
import { invalidateTags } from './invalidate-tags';

/** The tags in a statement. */
const tagsOf = (statement: unknown): string[] => JSON.stringify(statement).match(/test-\w+/g) ?? [];

/** A request whose statements are recorded; `transactionID` may be replaced. */
function createRequest(transactionID: string | undefined) {
  const dropped: string[][] = [];
  const execute = (statement: unknown) => {
    dropped.push(tagsOf(statement));
    return Promise.resolve({ rows: [] });
  };
  const given = { transactionID, context: {}, payload: { db: { drizzle: { execute }, sessions: {} } } };
  return { req: z.custom<PayloadRequest>().parse(given), dropped };
}

it('invalidates a tag once in a transaction, and again in the next one', async () => {
  const { req, dropped } = createRequest('one');
  await invalidateTags(['test-a', 'test-b'], req);
  await invalidateTags(['test-b', 'test-c'], req);
  await invalidateTags(['test-c'], req);
  expect(dropped).toEqual([['test-a', 'test-b'], ['test-c']]);
  req.transactionID = 'two';
  await invalidateTags(['test-c'], req);
  expect(dropped.at(-1)).toEqual(['test-c']);
  expect(dropped).toHaveLength(3);
});

it('invalidates each time without a transaction', async () => {
  const { req, dropped } = createRequest(undefined);
  await invalidateTags(['test-a'], req);
  await invalidateTags(['test-a'], req);
  expect(dropped).toEqual([['test-a'], ['test-a']]);
});

it('invalidates the pages in memory each time, because one may have been stored in between', async () => {
  const received: string[] = [];
  onInvalidate((tags) => received.push(...tags.filter((tag) => tag === 'test-memory')));
  const { req } = createRequest('one');
  await invalidateTags(['test-memory'], req);
  await invalidateTags(['test-memory'], req);
  expect(received).toHaveLength(2);
});
