import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { runScript } from './run-script';

test('reports a statement that ends Postgres and runs nothing after it', async () => {
  // A copy, which takes a third of the time of a start.
  const loadDataDir = await (await openEmptyDatabase()).dumpDataDir('none');
  const { result, hasEnded } = await runScript(
    await PGlite.create({ loadDataDir }),
    "select 1 as a; copy (select 1) to program 'cat'; select 2;",
  );
  expect(hasEnded).toBe(true);
  expect(result[0]).toMatchObject({ command: 'SELECT 1', rows: [['1']], error: undefined });
  expect(result.at(-1)?.error?.message).toMatch(/^This statement can’t run in a browser/);
  expect(result.filter(({ command, error }) => command === '' && error === undefined)).toEqual([]);
}, 60_000);
