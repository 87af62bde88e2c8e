import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lockRowsBeforeUpdate } from './lock-rows-before-update';

type HookArguments = Parameters<typeof lockRowsBeforeUpdate>[0];

const statementSchema = z.object({ queryChunks: z.array(z.unknown()) });

/** Runs the hook for an update, in a database where the given documents match. */
async function runHook(args: { id?: number; where?: Where }, matching: number[], overrideAccess?: boolean) {
  const steps: unknown[] = [];
  const execute = (statement: unknown) => {
    steps.push(JSON.stringify(statementSchema.parse(statement).queryChunks));
    return Promise.resolve({ rows: [] });
  };
  const find = (options: { where: Where; overrideAccess: boolean }) => {
    steps.push({ where: options.where, overrideAccess: options.overrideAccess });
    return Promise.resolve({ docs: matching.map((id) => ({ id })) });
  };
  const given = {
    args,
    collection: { slug: 'form-entries' },
    operation: 'update',
    overrideAccess,
    req: { payload: { db: { drizzle: { execute }, sessions: {} }, find } },
  };
  return { result: await lockRowsBeforeUpdate(z.custom<HookArguments>().parse(given)), steps };
}

describe('lockRowsBeforeUpdate', () => {
  const where = { state: { equals: 'new' } };

  it('locks the documents that match in the order of their IDs, and not the table, where visitors insert', async () => {
    const { steps } = await runHook({ where }, [9, 4]);
    expect(steps).toEqual([{ where, overrideAccess: false }, expect.stringMatching(/\[9,4\].*order by id for update/)]);
    expect(JSON.stringify(steps)).not.toContain('lock table');
  });

  it.each([[[9, 4]], [[]]])('lets Payload change only what is locked (%j)', async (ids) => {
    const { result } = await runHook({ where }, ids);
    expect(result).toEqual({ where: { and: [where, { id: { in: ids } }] } });
  });

  it('finds what the person may see, unless the site itself updates', async () => {
    const { steps } = await runHook({ where }, [4], true);
    expect(steps[0]).toEqual({ where, overrideAccess: true });
  });

  it('locks a single document without reading it first', async () => {
    const { result, steps } = await runHook({ id: 7 }, []);
    expect(steps).toEqual([expect.stringMatching(/\[7\].*for update/)]);
    expect(result).toEqual({ id: 7 });
  });

  it('locks nothing for an update without a filter, which Payload rejects', async () => {
    expect((await runHook({}, [4])).steps).toEqual([]);
  });
});
