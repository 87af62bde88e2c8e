import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProgramPath } from '../../scripts/build/programs';
import { createSeededDatabase, findLockWaiters, type TestDatabase } from './support/database';
import { createProcesses } from './support/processes';

const processes = createProcesses();
let database: TestDatabase;

beforeAll(async () => {
  database = await createSeededDatabase('lost', processes);
});
afterAll(() => database.drop());

it('an import that loses its database ends with a message and no stack trace', async () => {
  const { client } = database;
  await client.query('begin');
  // The import waits when it reads what is published.
  await client.query('lock table pages in access exclusive mode');
  const child = spawn(process.execPath, [getProgramPath('content-import')], {
    env: { ...process.env, DATABASE_URL: database.url },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  await expect.poll(() => findLockWaiters(client)).not.toEqual([]);
  await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [await findLockWaiters(client)]);
  await client.query('rollback');
  expect(await exited, output).toBe(1);
  expect(output).toContain('The connection to the database broke (terminating connection due to administrator command)');
  expect(output).not.toMatch(/^\s+at /m);
});
