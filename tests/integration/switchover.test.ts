import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { type DatabaseProxy, createDatabaseProxy } from './support/database-proxy';
import { type Edge, startEdge } from './support/edge';
import { buildValidFields, postForm, getReference } from './support/form-visitor';
import { findFreePort } from './support/free-port';
import { type Instance, startInstance } from './support/instance';
import { createSeededPostgres, type DedicatedPostgres, type PostgresServer } from './support/dedicated-postgres';
import { createProcesses, createTemporaryFolder } from './support/processes';

/*
 * Two instances behind the proxy of deploy/edge, on one Postgres with a synchronous standby. The address of the database
 * leads to the primary, as the service of an operator or a virtual address does: the gate.
 */
const PATHS = ['/', '/products', '/company/about', '/services', '/why-edb'];
/** The number of forms sent before the primary fails, and after the standby has taken over. */
const FORMS = 12;

const processes = createProcesses();
let primary: DedicatedPostgres;
let standby: PostgresServer;
let filled: TestDatabase;
let gate: DatabaseProxy;
let instances: Instance[];
let edge: Edge;

beforeAll(async () => {
  primary = await createSeededPostgres(processes);
  filled = await createSeededDatabase('site', processes, primary.url);
  await filled.client.end();
  standby = await primary.createStandby();
  gate = await createDatabaseProxy(filled.url);
  const ports = [await findFreePort(), await findFreePort()] as const;
  edge = await startEdge(processes, createTemporaryFolder(), ports);
  instances = await Promise.all(ports.map((port) => startInstance(processes, gate.url, { SITE_URL: edge.url }, port)));
});
afterAll(async () => {
  await Promise.all((instances ?? []).map((instance) => instance.stop()));
  await gate?.close();
  await standby?.stop();
  await primary?.remove();
});

/** From now on, a commit is confirmed once the standby has it. */
async function requireStandby(): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  const readState = async () =>
    (await client.query<{ state: string }>('select state from pg_stat_replication')).rows.map(({ state }) => state);
  await expect.poll(readState).toEqual(['streaming']);
  await client.query("alter system set synchronous_standby_names = '*'");
  await client.query('select pg_reload_conf()');
  await expect
    .poll(async () => (await client.query('select sync_state from pg_stat_replication')).rows)
    .toEqual([{ sync_state: 'sync' }]);
  await client.end();
}

function atStandby(): string {
  const url = new URL(filled.url);
  url.port = String(standby.port);
  return url.href;
}

it('a standby takes over under load: every page is served, and no accepted form is lost', async () => {
  await requireStandby();
  for (const path of PATHS) {
    for (const instance of instances) expect((await instance.get(path)).status, instance.output()).toBe(200);
    await edge.get(path);
  }
  const taken = new Set<string>();
  const statuses = new Map<number, number>();
  let isOver = false;
  const read = async (): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      // An unknown query bypasses the proxy's cache.
      const path = `${PATHS[count % PATHS.length]}${count % 2 === 0 ? '' : `?reader=${count}`}`;
      const { status } = await edge.get(path).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // The proxy accepts a hundred requests a second from one address.
      await wait(50);
    }
  };
  const write = async (visitor: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const fields = { ...buildValidFields({ email: `${visitor}-${turn}@switchover.example` }), attempt: randomUUID() };
      for (let tries = visitor; !isOver; tries += 1) {
        const at = instances[tries % instances.length];
        const answer = await postForm(at?.url ?? '', { fields, headers: { Origin: edge.url } }).catch(() => undefined);
        const reference = answer && getReference(answer);
        await answer?.body?.cancel();
        if (reference !== undefined) {
          taken.add(reference);
          break;
        }
        // The response asks to send it again.
        await wait(100);
      }
    }
  };
  const load = [read(), read(), write(0), write(1)];
  try {
    await expect.poll(() => taken.size).toBeGreaterThanOrEqual(FORMS);
    primary.crash();
    await gate.close();
    const client = new pg.Client({ connectionString: atStandby() });
    await client.connect();
    await client.query('select pg_promote(true, 30)');
    const before = taken.size;
    await gate.open(atStandby());
    await expect.poll(() => taken.size, { message: instances[0]?.output() ?? '' }).toBeGreaterThanOrEqual(before + FORMS);
    isOver = true;
    await Promise.all(load);
    const { rows } = await client.query<{ reference: string }>('select reference from form_entries');
    const kept = new Set(rows.map(({ reference }) => reference));
    expect(
      [...taken].filter((reference) => !kept.has(reference)),
      'taken and lost',
    ).toEqual([]);
    await client.end();
  } finally {
    isOver = true;
    await Promise.allSettled(load);
  }
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(20);
});
