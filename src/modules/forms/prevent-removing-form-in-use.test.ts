import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formsConfig } from './config';
import { preventDeletingFormInUse, preventRenamingFormInUse } from './prevent-removing-form-in-use';

type ChangeArguments = Parameters<CollectionBeforeChangeHook>[0];
type DeleteArguments = Parameters<CollectionBeforeDeleteHook>[0];

const statementSchema = z.object({ queryChunks: z.array(z.unknown()) });

/** Returns a request to a database in which the form `contact` is on these pages and shared blocks. */
function createRequest(pages: string[], sharedBlocks: string[], context: object = {}) {
  const execute = (statement: unknown) => {
    const text = JSON.stringify(statementSchema.parse(statement).queryChunks);
    const names = !text.includes('contact') ? [] : text.includes('from pages') ? pages : sharedBlocks;
    return Promise.resolve({ rows: names.map((name) => ({ name })) });
  };
  const findByID = () => Promise.resolve({ key: 'contact' });
  return { context, payload: { db: { drizzle: { execute }, sessions: {} }, findByID } };
}

async function rename(req: object): Promise<void> {
  const given = {
    data: { key: 'other' },
    originalDoc: { key: 'contact' },
    operation: 'update',
    collection: { slug: 'forms' },
    req,
  };
  await preventRenamingFormInUse(z.custom<ChangeArguments>().parse(given));
}

async function remove(req: object): Promise<void> {
  await preventDeletingFormInUse(z.custom<DeleteArguments>().parse({ id: 1, req }));
}

it('forms have both guards', () => {
  const hooks = formsConfig.collections?.find(({ slug }) => slug === 'forms')?.hooks;
  // Payload adds its own at the end, when another test file loads the whole configuration.
  expect(hooks?.beforeChange).toContain(preventRenamingFormInUse);
  expect(hooks?.beforeDelete).toContain(preventDeletingFormInUse);
});

describe('a form on a page', () => {
  it('can’t be deleted, and the error lists the pages and shared blocks', async () => {
    await expect(remove(createRequest(['Contact', 'Sales'], ['Ask us']))).rejects.toMatchObject({
      status: 409,
      message: 'Nothing was deleted. This form is on: “Contact”, “Sales”, the shared block “Ask us”. Remove it there first.',
    });
  });

  it('can’t get another key', async () => {
    await expect(rename(createRequest([], ['Ask us']))).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'key',
            message: 'This form is on: the shared block “Ask us”. Remove it there first, or keep the key “contact”.',
          },
        ],
      },
    });
  });

  it('can be renamed and deleted once nothing shows it, and by an import', async () => {
    for (const req of [createRequest([], []), createRequest(['Contact'], [], { importing: true })]) {
      await rename(req);
      await remove(req);
    }
  });
});
