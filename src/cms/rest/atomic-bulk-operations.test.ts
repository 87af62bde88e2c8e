import type { CollectionConfig, CollectionAfterOperationHook, Config } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { atomicBulkOperations } from './atomic-bulk-operations';

/** Ends an operation on two documents, of which one failed, as Payload does. */
async function endOperation(operation: string, collection: CollectionConfig): Promise<unknown> {
  const { collections = [] } = await atomicBulkOperations(z.custom<Config>().parse({ collections: [collection] }));
  const [hook] = collections[0]?.hooks?.afterOperation ?? [];
  const result = { docs: [{ id: 'a' }], errors: [{ id: 'b', message: 'It is in use.', isPublic: true }] };
  const req = { payload: { find: () => Promise.resolve({ docs: [{ id: 'b' }] }) } };
  const args = { collection: { ...collection, admin: {} }, operation, req, result };
  return hook?.(z.custom<Parameters<CollectionAfterOperationHook>[0]>().parse(args));
}

it.each([
  ['update', { slug: 'pages', fields: [] }],
  ['delete', { slug: 'pages', fields: [] }],
  ['delete', { slug: 'media', fields: [], upload: true }],
])('%s of several documents fails when one of them fails: $slug', async (operation, collection) => {
  await expect(endOperation(operation, collection)).rejects.toThrow('Nothing was changed. “b” was refused. It is in use.');
});

it('other operations are left alone', async () => {
  expect(await endOperation('deleteByID', { slug: 'pages', fields: [] })).toMatchObject({ docs: [{ id: 'a' }] });
});
