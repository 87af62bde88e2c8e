import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lockRowsBeforeWrite } from './lock-rows';

type HookArguments = Parameters<typeof lockRowsBeforeWrite>[0];

const statementSchema = z.object({ queryChunks: z.array(z.unknown()) });

interface HookOptions {
  operation?: 'update' | 'delete' | 'read';
  overrideAccess?: boolean;
}

/** Runs the hook for an operation, in a database where the given documents match. */
async function runHook(
  args: { id?: number; where?: Where },
  matching: number[],
  { operation = 'update', overrideAccess }: HookOptions = {},
) {
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
    operation,
    overrideAccess,
    req: { payload: { db: { drizzle: { execute }, sessions: {} }, find } },
  };
  return { result: await lockRowsBeforeWrite(z.custom<HookArguments>().parse(given)), steps };
}

describe('lockRowsBeforeWrite', () => {
  const where = { state: { equals: 'new' } };

  it.each(['update', 'delete'] as const)(
    'locks the documents that match (%s) in the order of their IDs, and not the table, where visitors insert',
    async (operation) => {
      const { steps } = await runHook({ where }, [9, 4], { operation });
      expect(steps).toEqual([{ where, overrideAccess: false }, expect.stringMatching(/\[9,4\].*order by id for update/)]);
      expect(JSON.stringify(steps)).not.toContain('lock table');
    },
  );

  it.each([
    ['update', [9, 4]],
    ['update', []],
    ['delete', [9, 4]],
  ] as const)('lets Payload change only what is locked (%s, %j)', async (operation, ids) => {
    const { result } = await runHook({ where }, [...ids], { operation });
    expect(result).toEqual({ where: { and: [where, { id: { in: ids } }] } });
  });

  it('finds what the person may see, unless the site itself updates', async () => {
    const { steps } = await runHook({ where }, [4], { overrideAccess: true });
    expect(steps[0]).toEqual({ where, overrideAccess: true });
  });

  it('locks a single document without reading it first', async () => {
    const { result, steps } = await runHook({ id: 7 }, []);
    expect(steps).toEqual([expect.stringMatching(/\[7\].*for update/)]);
    expect(result).toEqual({ id: 7 });
  });

  it('locks nothing for an operation without a filter, which Payload rejects, or one that reads', async () => {
    expect((await runHook({}, [4])).steps).toEqual([]);
    expect((await runHook({ where }, [4], { operation: 'read' })).steps).toEqual([]);
  });
});
