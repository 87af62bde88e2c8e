import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createDedicatedPostgres, type DedicatedPostgres, stopAbandonedServers } from './support/dedicated-postgres';
import { createProcesses } from './support/processes';

/* The servers that tests may stop, and what becomes of them when a test is killed. */

const processes = createProcesses();
const servers: DedicatedPostgres[] = [];
afterAll(() => Promise.all(servers.map((server) => server.remove())));

const listFolders = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('site-test-postgres-'));

/** Creates a server, and returns it with its folder. */
async function createServer(): Promise<DedicatedPostgres & { folder: string }> {
  const before = listFolders();
  const server = await createDedicatedPostgres(processes);
  servers.push(server);
  const added = listFolders().filter((name) => !before.includes(name));
  const folder = added.map((name) => path.join(os.tmpdir(), name)).find((each) => isOfServer(each, server.port));
  if (folder === undefined) throw new Error('The server has no folder.');
  return { ...server, folder };
}

/** Another test file may create a server at the same time. */
function isOfServer(folder: string, port: number): boolean {
  const file = path.join(folder, 'data/postmaster.pid');
  return existsSync(file) && readFileSync(file, 'utf8').split('\n')[3] === String(port);
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

it('servers of a killed test are stopped by the next run, also paused ones and standbys, and no others', async () => {
  const [abandoned, used] = [await createServer(), await createServer()];
  const standby = await abandoned.createStandby();
  abandoned.pause();
  writeFileSync(path.join(abandoned.folder, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
  await stopAbandonedServers();
  expect(existsSync(abandoned.folder)).toBe(false);
  expect([await isAnswering(abandoned.url), await isAnswering(standby.url)]).toEqual([false, false]);
  expect(await isAnswering(used.url)).toBe(true);
  expect(existsSync(used.folder)).toBe(true);
});
