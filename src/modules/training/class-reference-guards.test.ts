import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClassReferenceGuards } from './class-reference-guards';
import { trainingConfig } from './config';

type ChangeArguments = Parameters<CollectionBeforeChangeHook>[0];
type DeleteArguments = Parameters<CollectionBeforeDeleteHook>[0];

/** Returns a request to a database in which this many classes name the row, which is called `used`. */
function createRequest(field: string, count: number, context: object = {}) {
  const isAsked = (where: Record<string, unknown>) => JSON.stringify(where) === JSON.stringify({ [field]: { equals: 'used' } });
  return {
    context,
    payload: {
      findByID: () => Promise.resolve({ key: 'used' }),
      count: ({ collection, where }: { collection: string; where: Record<string, unknown> }) =>
        Promise.resolve({ totalDocs: collection === 'training-classes' && isAsked(where) ? count : 0 }),
    },
  };
}

type Guards = Partial<ReturnType<typeof createClassReferenceGuards>>;

/** The hooks of the collection. Payload adds its own at the end, when another test file loads the whole configuration. */
function getHooks(slug: string): Guards {
  return trainingConfig.collections?.find((collection) => collection.slug === slug)?.hooks ?? {};
}

async function rename(slug: string, { beforeChange = [] }: Guards, req: object): Promise<void> {
  const given = { data: { key: 'other' }, originalDoc: { key: 'used' }, operation: 'update', collection: { slug }, req };
  for (const hook of beforeChange) await hook(z.custom<ChangeArguments>().parse(given));
}

async function remove({ beforeDelete = [] }: Guards, req: object): Promise<void> {
  for (const hook of beforeDelete) await hook(z.custom<DeleteArguments>().parse({ id: 1, req }));
}

describe.each([
  ['courses', 'course'],
  ['instructors', 'instructor'],
] as const)('a row of %s that classes name', (slug, field) => {
  it('can’t be deleted, and the error says how many classes there are and what to do', async () => {
    await expect(remove(getHooks(slug), createRequest(field, 2))).rejects.toMatchObject({
      status: 409,
      message:
        `Nothing was deleted. 2 classes name the ${field} “used”. Assign another ${field} or delete them first ` +
        '(Training > Live classes).',
    });
  });

  it('can’t get another key', async () => {
    await expect(rename(slug, getHooks(slug), createRequest(field, 1))).rejects.toMatchObject({
      data: { errors: [{ path: 'key', message: `1 class names the ${field} “used”. Change them first, or keep the key.` }] },
    });
  });

  it('can be renamed and deleted when no class names it, and by an import, which deletes the classes, too', async () => {
    for (const req of [createRequest(field, 0), createRequest(field, 2, { importing: true })]) {
      await rename(slug, createClassReferenceGuards(field), req);
      await remove(createClassReferenceGuards(field), req);
    }
  });
});
