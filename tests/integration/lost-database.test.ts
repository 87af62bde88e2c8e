import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATION_LOCK } from '@/commands/migration-lock';
import { getProgramPath } from '../../scripts/build/programs';
import { createDatabase, createSeededDatabase, findLockWaiters, type TestDatabase } from './support/database';
import { writeSmallContent } from './support/small-content';
import { createProcesses, createTemporaryFolder } from './support/processes';

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

it('of two migrations of an empty database at once, one migrates and imports, and the other waits for it', async () => {
  const empty = await createDatabase('twice');
  const folder = createTemporaryFolder();
  writeSmallContent(path.join(folder, 'content'));
  const lines: string[] = [];
  const migrate = () =>
    processes.start({
      name: 'migrate-and-import',
      arguments: [getProgramPath('migrate-and-import')],
      environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: empty.url, MEDIA_FOLDER: path.join(folder, 'media') },
      folder,
      output: (line) => lines.push(line),
    }).exited;
  const count = (text: string) => lines.filter((line) => line.includes(text)).length;
  // As a third that is migrating, so that both find the database empty.
  await empty.client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const results = Promise.all([migrate(), migrate()]);
  await expect.poll(() => count('Another process is migrating this database.'), { message: lines.join('\n') }).toBe(2);
  await empty.client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  expect((await results).map(({ code }) => code)).toEqual([0, 0]);
  expect([count('Ran '), count('Imported ')], lines.join('\n')).toEqual([1, 1]);
  await empty.drop();
});
