import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FakePostgres, startFakePostgres } from '@/platform/testing/fake-postgres';
import { runWithBackgroundTimeout } from './statement-timeout';
import { TimeoutClient } from './timeout-client';

let database: FakePostgres;
let client: TimeoutClient;

beforeAll(async () => {
  database = await startFakePostgres((statement) => {
    if (statement === 'fail') return new Error('canceling statement due to statement timeout');
    // Postgres doesn't commit a transaction after a failed statement.
    return statement.startsWith('rollback') || statement === 'commit' ? 'ROLLBACK' : 'SELECT 0';
  });
});
afterAll(() => database.close());

beforeEach(async () => {
  client = new TimeoutClient({ connectionString: database.url });
  await client.connect();
  return () => client.end();
});

/** Runs statements one after another, and returns what the server received. */
async function run(...statements: string[]): Promise<string[]> {
  const before = database.statements.length;
  for (const statement of statements) await client.query(statement).catch(() => undefined);
  return database.statements.slice(before);
}

test.each(['rollback', 'rollback to savepoint sp1', 'commit'])(
  'the timeout of background work is set again when “%s” may have reverted it',
  async (end) => {
    expect(await run('begin')).toEqual(['begin']);
    expect(await runWithBackgroundTimeout(() => run('select 1', end, 'select 2', 'select 3'))).toEqual([
      'set statement_timeout = 600000',
      'select 1',
      end,
      'set statement_timeout = 600000',
      'select 2',
      'select 3',
    ]);
  },
);

test('a rollback with another timeout comes first, because a failed transaction refuses everything else', async () => {
  await runWithBackgroundTimeout(() => run('begin', 'fail'));
  expect(await run('rollback', 'select 1')).toEqual(['rollback', 'set statement_timeout = 3000', 'select 1']);
});

test('a callback gets the result of a rollback', async () => {
  const command = await new Promise((resolve) => {
    client.query('rollback', (_error, result) => resolve(result.command));
  });
  expect(command).toBe('ROLLBACK');
});

test('statements in parallel are sent one after another, each with its timeout, and without a warning of pg', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const before = database.statements.length;
  const results = await Promise.allSettled([
    runWithBackgroundTimeout(() => client.query('select 1')),
    client.query('fail'),
    client.query('select 2'),
    client.query('select 3'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(database.statements.slice(before)).toEqual([
    'set statement_timeout = 600000',
    'select 1',
    'set statement_timeout = 3000',
    'fail',
    'select 2',
    'select 3',
  ]);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
