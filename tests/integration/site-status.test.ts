import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type DatabaseProxy, createDatabaseProxy } from './support/database-proxy';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { findFreePort } from './support/free-port';
import { type Instance, startInstance } from './support/instance';
import { type LocalServer, startLocalServer } from './support/local-server';
import { avoidMidnight } from './support/midnight';
import { createProcesses } from './support/processes';

const statusSchema = z.object({
  status: z.string(),
  parts: z.array(
    z.object({
      part: z.string(),
      answers: z.boolean(),
      history: z.array(z.object({ day: z.string(), checks: z.number(), answered: z.number() })).nullable(),
    }),
  ),
});

const processes = createProcesses();
let database: TestDatabase;
let gate: DatabaseProxy;
let outside: LocalServer;
let variables: Record<string, string>;
let site: Instance;
let registryRequests = 0;
let metricsPort = 0;

beforeAll(async () => {
  // The identity provider answers, and the registry fails.
  outside = await startLocalServer(({ url }, _body, response) => {
    if (url?.startsWith('/api/registry/')) {
      registryRequests += 1;
      return response.writeHead(500).end('the secret reason');
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{"keys":[{}]}');
  });
  database = await createSeededDatabase('site_status', processes);
  gate = await createDatabaseProxy(database.url);
  variables = {
    IDENTITY_URL: outside.origin,
    IDENTITY_CLIENT_ID: 'site',
    REGISTRY_URL: outside.origin,
    REGISTRY_USER: 'site',
    REGISTRY_PASSWORD: 'password',
  };
  metricsPort = await findFreePort();
  site = await startInstance(processes, gate.url, { ...variables, METRICS_PORT: String(metricsPort) });
  // From now on it is in memory. On a busy machine, rendering it takes longer than the check of pages waits.
  expect((await site.get('/')).status).toBe(200);
});
afterAll(async () => {
  await site?.stop();
  outside?.close();
  await database?.drop();
});

beforeEach(avoidMidnight);

async function readStatus(instance: Instance) {
  const { status, parts } = statusSchema.parse(await (await instance.get('/status.json')).json());
  return { status, parts, states: Object.fromEntries(parts.map(({ part, answers }) => [part, answers])) };
}

describe('while the registry is unavailable', () => {
  it('the status page and its JSON report it, and that everything else works', async () => {
    const { status, states } = await readStatus(site);
    expect(states).toEqual({
      pages: true,
      database: true,
      search: true,
      forms: true,
      mail: true,
      'sign-in': true,
      downloads: false,
    });
    expect(status).toBe('degraded');
    const page = await site.get('/status');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('Some parts of this site aren’t responding');
    expect(html.match(/>Works, checked in/g)).toHaveLength(6);
    expect(html.match(/>Doesn’t work</g)).toHaveLength(1);
  });

  it('neither reveals its host or why it failed', async () => {
    for (const path of ['/status', '/status.json']) {
      const text = await (await site.get(path)).text();
      expect(text, path).not.toContain('secret');
      expect(text, path).not.toContain(new URL(outside.origin).host);
    }
  });

  it('is checked once, however many requests there are', async () => {
    // The previous check may have just expired, so one more may run.
    const before = registryRequests;
    await Promise.all(Array.from({ length: 20 }, () => site.get('/status.json')));
    expect(registryRequests - before).toBeLessThanOrEqual(1);
  });

  it('a job counts the checks of each day, which the page shows', async () => {
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('check-site-status', 'default', false, 0)",
    );
    const count = async () =>
      (
        await database.client.query(
          "select checks > 0 and answered = 0 as failed from site_status.day_count where part = 'downloads'",
        )
      ).rows;
    await expect.poll(count).toEqual([{ failed: true }]);
    const another = await startInstance(processes, database.url, { ...variables, ROLE: 'site' });
    const { parts } = await readStatus(another);
    const counted = new Map(parts.map(({ part, history }) => [part, history?.[0]]));
    expect(counted.get('downloads')).toMatchObject({ answered: 0 });
    expect(counted.get('pages')?.answered).toBeGreaterThan(0);
    expect(await (await another.get('/status')).text()).toContain('100% of ');
    await another.stop();
  });
});

it('a database that can only be read shows pages, and both operators and visitors see that it stores nothing', async () => {
  const { client, url } = database;
  const readMetric = async () =>
    (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).match(/^site_database_(?:up|writable) .*$/gm);
  expect(await readMetric()).toEqual(['site_database_up 1', 'site_database_writable 1']);
  const setReadOnly = async (value: 'on' | 'off') => {
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = ${value}`);
    // Only new connections have the setting.
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  await setReadOnly('on');
  await expect.poll(readMetric).toEqual(['site_database_up 1', 'site_database_writable 0']);
  await expect
    .poll(async () => (await readStatus(site)).states, { interval: 500 })
    .toMatchObject({ pages: true, database: true, forms: false });
  expect((await site.get('/health/ready')).status).toBe(200);
  await setReadOnly('off');
  await expect.poll(readMetric).toEqual(['site_database_up 1', 'site_database_writable 1']);
});

it('an operator sees how far the clocks of Postgres and the site differ, and how full the disk of the pictures is', async () => {
  const readMetric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  };
  // On one machine, both have the same clock.
  expect(await readMetric('site_clock_difference_seconds')).toBeCloseTo(0, 1);
  expect(await readMetric('site_media_size_bytes')).toBeGreaterThan(await readMetric('site_media_free_bytes'));
  const name = new URL(database.url).pathname.slice(1);
  await database.client.query(
    `create schema other_clock;
     create function other_clock.clock_timestamp() returns timestamptz language sql as
       $$ select pg_catalog.clock_timestamp() + interval '1 hour' $$;
     alter database ${name} set search_path = other_clock, pg_catalog, public`,
  );
  const reconnect = () =>
    database.client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  await reconnect();
  await expect.poll(async () => Math.round((await readMetric('site_clock_difference_seconds')) / 60)).toBe(-60);
  await expect
    .poll(() => site.log())
    .toMatch(/Jobs are paused: the clock of this machine is 3600 seconds behind the clock of Postgres\./);
  await database.client.query(`alter database ${name} reset search_path`);
  await reconnect();
  await expect.poll(() => readMetric('site_clock_difference_seconds')).toBe(0);
});

/* Last, because the database stays unavailable. */
it('without the database, the page still says what works', async () => {
  // The home page is in memory, as after the first visit.
  expect((await site.get('/')).status).toBe(200);
  await gate.close();
  // Before that, the site tells the result of its last check.
  await expect
    .poll(async () => (await readStatus(site)).states, { interval: 500 })
    .toMatchObject({ pages: true, database: false, search: false, forms: false, 'sign-in': true });
  expect((await readStatus(site)).parts.every(({ history }) => history === null)).toBe(true);
  const page = await site.get('/status');
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('Database: <strong>doesn’t work</strong>');
  expect(html).toContain('Pages: works');
});
