import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { getProgramPath } from '../../../scripts/build/programs';
import { buildValidFields, createSession } from '../support/form-visitor';
import { findFreePort } from '../support/free-port';
import { QUICK_START } from '../support/instance';
import { database, site } from './site';

it('lets a form, a search, a large file and a publication end on SIGTERM, and takes no new connection', async () => {
  const session = await createSession(database, 'administrator');
  const countEntries = async () =>
    (await database.client.query<{ entries: number }>('select count(*)::int as entries from form_entries')).rows[0]?.entries ?? 0;
  const before = await countEntries();
  const { rows } = await database.client.query<{ id: number }>(`select id from pages where url = '/company/about'`);
  const body = new URLSearchParams(buildValidFields()).toString();
  const half = Math.floor(body.length / 2);

  // A file of which the client has read only the beginning.
  const file = ask('/docs/print');
  file.sent.end();
  const reading = await file.answer;
  // A half-sent form, started last, because a form must arrive in time.
  const form = ask('/contact?form=contact-sales', {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) },
  });
  form.sent.write(body.slice(0, half));
  // A search and a publication that wait for Postgres.
  const locked = await database.client
    .query('begin')
    .then(() => database.client.query('lock table pages, search.document in access exclusive mode'));
  expect(locked.command).toBe('LOCK');
  const publication = ask(`/api/pages/${rows[0]?.id}`, {
    method: 'PATCH',
    headers: { origin: site.url, cookie: session, 'content-type': 'application/json' },
  });
  publication.sent.end(JSON.stringify({ label: 'About us now', _status: 'published' }));
  await expect.poll(countLockWaiters, { interval: 20 }).toBeGreaterThanOrEqual(1);
  let isSearchOver = false;
  const search = ask('/search?q=replication');
  const found = search.answer.finally(() => (isSearchOver = true));
  search.sent.end();
  // A partial request of a load balancer.
  const balancer = connect(Number(new URL(site.url).port), '127.0.0.1');
  balancer.write('GET /health/ready HTTP/1.1\r\nHost: localhost\r\n');
  // A search waits only 200 ms for Postgres, twice, so on a busy machine it may be over when this test looks.
  await expect.poll(async () => isSearchOver || (await countLockWaiters()) >= 2, { interval: 20 }).toBe(true);

  const stopped = site.stop();
  await expect
    .poll(
      () =>
        fetch(`${site.url}/health/live`).then(
          () => 'taken',
          () => 'refused',
        ),
      { interval: 20 },
    )
    .toBe('refused');

  balancer.write('\r\n');
  const [ready] = await once(balancer, 'data');
  expect(String(ready)).toMatch(/^HTTP\/1\.1 503 .*shutting down/s);

  await database.client.query('commit');
  form.sent.end(body.slice(half));
  const [sentForm, searched, published] = await Promise.all([form.answer, found, publication.answer]);
  expect(sentForm.statusCode, await textOf(sentForm)).toBe(303);
  // After that, its page says so.
  expect([200, 503]).toContain(searched.statusCode);
  expect(await textOf(searched)).toContain('</html>');
  expect(published.statusCode, await textOf(published)).toBe(200);
  expect(await textOf(reading)).toContain('</html>');
  await stopped;

  const kept = await database.client.query(`select label from pages where url = '/company/about'`);
  expect([await countEntries(), kept.rows]).toEqual([before + 1, [{ label: 'About us now' }]]);
});

it('serves and stops normally when its log pipe is closed', async () => {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [getProgramPath('server')], {
    env: {
      ...process.env,
      ...QUICK_START,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      SITE_URL: url,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit');
  try {
    for await (const [chunk] of on(server.stdout, 'data')) if (String(chunk).includes('ready ')) break;
    server.stdout.destroy();
    server.stderr.destroy();
    // A render that fails is logged.
    await database.client.query('alter table pages rename to pages_away');
    for (const path of ['/company', '/company/about', '/careers']) expect((await fetch(url + path)).status).toBe(500);
    await database.client.query('alter table pages_away rename to pages');
    expect((await fetch(`${url}/company`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
  }
});

/** Sends a request without the end of its body. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): { sent: ClientRequest; answer: Promise<IncomingMessage> } {
  const sent = httpRequest(site.url + path, { ...options, agent: false });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
  });
  return { sent, answer };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

async function countLockWaiters(): Promise<number> {
  const { rows } = await database.client.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_locks
     where not granted and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.waiting ?? 0;
}
