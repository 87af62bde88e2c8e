import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunnerLock } from '@/cms/job-queue/runner-lock';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { createSession } from './support/form-visitor';
import { type Instance, startInstance } from './support/instance';
import { createProcesses } from './support/processes';
import { type RawResponse, sendRaw } from './support/raw-request';

/*
 * What an instance does and doesn't do in each role (ROLE). The order matters: no instance may run jobs until the one for
 * editors starts, and that one is killed at the end.
 */

const PUBLIC = ['/', '/services/support', '/services/support.md', '/sitemap.xml', '/robots.txt', '/llms.txt'];
const EDITORS = [
  '/admin',
  '/admin/login',
  '/admin/collections/pages',
  '/api',
  '/api/pages',
  '/api/users/me',
  '/api/users/first-register',
  '/admin?from=mail',
  '/%61dmin',
  '/%61pi/pages',
  '/admin.md',
];
/** Other spellings of the admin's paths, which only a raw request preserves. */
const EDITORS_IN_DISGUISE = [
  '/api/pages?limit=1',
  '/admin/login',
  '/x/../api/pages',
  '/x/../admin/login',
  '/./api/pages',
  '/_next/../api/pages',
  '/x/%2e%2e/admin',
  '/%61pi/pages',
  '/API/pages',
  '//api/pages',
  '/\\api/pages',
  'http://x/api/pages',
];

const processes = createProcesses();
let database: TestDatabase;
let site: Instance;
let cms: Instance;
let waiting = 0;

beforeAll(async () => {
  database = await createSeededDatabase('instance_roles', processes);
  site = await startInstance(processes, database.url, { ROLE: 'site' });
  waiting = await leaveJob({ processing: false });
});
afterAll(async () => {
  await processes.close();
  await database.drop();
});

/** A job as Payload leaves it: waiting, or interrupted when its process ended. */
async function leaveJob({ processing, tried = 0 }: { processing: boolean; tried?: number }): Promise<number> {
  const { rows } = await database.client.query<{ id: number }>(
    `insert into payload_jobs (task_slug, queue, processing, total_tried) values ('remove-failed-jobs', 'default', $1, $2) returning id`,
    [processing, tried],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No job was made.');
  return row.id;
}

async function job(id: number) {
  const { rows } = await database.client.query<{ processing: boolean; has_error: boolean; error: unknown }>(
    'select processing, has_error, error from payload_jobs where id = $1',
    [id],
  );
  return rows[0];
}

const gone = (id: number) => expect.poll(() => job(id), { interval: 100 }).toBeUndefined();

async function followed(origin: string, target: string): Promise<RawResponse> {
  const answer = await sendRaw(origin, { target });
  return answer.status === 308 ? sendRaw(origin, { target: answer.headers.location ?? '' }) : answer;
}

describe('the right to run jobs', () => {
  it('is held by one process, and passes on when that process ends', async () => {
    const [one, two] = [new RunnerLock(database.url), new RunnerLock(database.url)];
    expect(await one.acquire()).toBe('taken');
    expect(await one.acquire()).toBe('kept');
    expect(await two.acquire()).toBe('elsewhere');
    await one.release();
    expect(await two.acquire()).toBe('taken');
    expect(await one.acquire()).toBe('elsewhere');
    await Promise.all([one.release(), two.release()]);
  });

  it('is lost with its connection', async () => {
    const lock = new RunnerLock(database.url);
    await lock.acquire();
    await database.client.query(
      `select pg_terminate_backend(pid)
       from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    await expect.poll(() => lock.acquire().catch(() => 'lost'), { interval: 20 }).toBe('taken');
    await lock.release();
  });
});

describe('an instance for the public (ROLE=site)', () => {
  it('leaves jobs to others', async () => {
    expect((await site.get('/')).status).toBe(200);
    const lock = new RunnerLock(database.url);
    expect(await lock.acquire()).toBe('taken');
    await lock.release();
    expect(await job(waiting)).toMatchObject({ processing: false });
  });

  it.each(EDITORS)('responds with the complete 404 page at %s', async (path) => {
    const first = await site.get(path);
    // A path that is written another way is first redirected to its canonical form.
    const answer = first.status === 308 ? await site.get(first.headers.get('location') ?? '') : first;
    const html = await answer.text();
    expect(answer.status, site.output()).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(html).toContain('We can’t find this page');
    expect(html).toContain('<footer');
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-inline/);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it('has no admin, however its paths are written', async () => {
    for (const target of EDITORS_IN_DISGUISE) {
      const answer = await followed(site.url, target);
      expect(answer.status, target).toBe(404);
      expect(answer.headers['content-type'], target).toContain('text/html');
    }
    const login = await sendRaw(site.url, {
      method: 'POST',
      target: '/x/../api/users/login',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(login).toMatchObject({ status: 308, headers: { location: '/api/users/login' } });
  });

  it.each(['POST', 'PATCH', 'DELETE', 'PUT'])('rejects %s', async (method) => {
    for (const path of ['/api/users/login', '/api/users/first-register', '/admin']) {
      const answer = await site.get(path, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: site.url },
        body: '{}',
      });
      expect(answer.status, `${method} ${path}`).toBe(404);
    }
  });

  it.each(PUBLIC)('serves %s', async (path) => {
    const answer = await site.get(path);
    expect(answer.status, site.output()).toBe(200);
    // Search engines list a page, and not its text.
    expect(answer.headers.get('x-robots-tag')).toBe(path.endsWith('.md') ? 'noindex' : null);
  });
});

describe('an instance for editors (ROLE=cms)', () => {
  let interrupted = 0;
  let hopeless = 0;

  beforeAll(async () => {
    interrupted = await leaveJob({ processing: true });
    hopeless = await leaveJob({ processing: true, tried: 4 });
    cms = await startInstance(processes, database.url, { ROLE: 'cms' });
  });

  it('runs jobs that wait, and those that were interrupted', async () => {
    await gone(waiting);
    await gone(interrupted);
  });

  it('gives up a job during which the process ended repeatedly', async () => {
    await expect
      .poll(() => job(hopeless))
      .toMatchObject({ processing: false, has_error: true, error: { message: expect.stringContaining('interrupted 5 times') } });
  });

  it('queues the nightly jobs', async () => {
    const { rows } = await database.client.query<{ due: Date }>(
      `select wait_until as due from payload_jobs where task_slug = 'remove-failed-jobs' and not has_error`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.due.getTime()).toBeGreaterThan(Date.now());
  });

  it.each([
    '/api/payload-jobs',
    '/api/payload-jobs/run',
    '/api/payload-jobs/handle-schedules',
    '/api/globals/payload-jobs-stats',
  ])('tells nobody at %s about jobs', async (path) => {
    expect([401, 403]).toContain((await cms.get(path)).status);
  });

  it('serves the admin and its API', async () => {
    const admin = await cms.get('/admin');
    // Without any account, it redirects to the form for the first one.
    expect([200, 302, 307]).toContain(admin.status);
    expect(admin.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const pages = await cms.get('/api/pages?limit=1&depth=0', { headers: { cookie: await createSession(database, 'reviewer') } });
    expect(pages.status, cms.output()).toBe(200);
    expect(await pages.json()).toMatchObject({ docs: [expect.objectContaining({ url: expect.stringMatching(/^\//) })] });
  });

  it.each([...PUBLIC, '/no-such-page', '/admin', '/api/pages?limit=1', '/health/live', '/Products/'])(
    'keeps %s out of search engines',
    async (path) => {
      expect((await cms.get(path)).headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  it('shows editors the real pages', async () => {
    for (const path of PUBLIC) expect((await cms.get(path)).status, path).toBe(200);
  });
});

describe('instances on one database', () => {
  it('do not serve each other’s pages, which contain another origin', async () => {
    const canonicalOf = async (instance: Instance) =>
      /<link rel="canonical" href="([^"]*)"/.exec(await (await instance.get('/services/support')).text())?.[1];
    expect(await canonicalOf(site)).toBe(`${site.url}/services/support`);
    expect(await canonicalOf(cms)).toBe(`${cms.url}/services/support`);
  });

  it('take over the jobs of one that was killed', async () => {
    const other = await startInstance(processes, database.url, { ROLE: 'cms' });
    // During a rolling update, the older version has run and removed the job that rebuilds the index.
    await database.client.query("comment on table search.document is 'documents of version 1'");
    await cms.kill();
    const query = "select from payload_jobs where task_slug = 'refresh-search-dictionary' and wait_until is null";
    await expect.poll(async () => (await database.client.query(query)).rowCount, { interval: 100 }).toBe(1);
    await gone(await leaveJob({ processing: false }));
    await other.stop();
  });
});
