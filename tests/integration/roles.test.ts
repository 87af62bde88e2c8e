import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { createSession } from './support/form-visitor';
import { type Instance, startInstance } from './support/instance';
import { createProcesses } from './support/processes';

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

const processes = createProcesses();
let database: TestDatabase;
let site: Instance;
let cms: Instance;

beforeAll(async () => {
  database = await createSeededDatabase('roles', processes);
  [site, cms] = await Promise.all([
    startInstance(processes, database.url, { ROLE: 'site' }),
    startInstance(processes, database.url, { ROLE: 'cms' }),
  ]);
});
afterAll(async () => {
  await processes.close();
  await database.drop();
});

describe('an instance for the public (ROLE=site)', () => {
  it.each(EDITORS)('responds with the complete 404 page at %s', async (address) => {
    const first = await site.get(address);
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

  it.each(['POST', 'PATCH', 'DELETE', 'PUT'])('rejects %s', async (method) => {
    for (const address of ['/api/users/login', '/api/users/first-register', '/admin']) {
      const answer = await site.get(address, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: site.url },
        body: '{}',
      });
      expect(answer.status, `${method} ${address}`).toBe(404);
    }
  });

  it.each(PUBLIC)('serves %s', async (address) => {
    const answer = await site.get(address);
    expect(answer.status, site.output()).toBe(200);
    // Search engines list a page, and not its text.
    expect(answer.headers.get('x-robots-tag')).toBe(address.endsWith('.md') ? 'noindex' : null);
  });
});

describe('an instance for editors (ROLE=cms)', () => {
  it('serves the admin and its API', async () => {
    const admin = await cms.get('/admin');
    // No one has an account yet: it leads to where the first one is made.
    expect([200, 302, 307]).toContain(admin.status);
    expect(admin.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const pages = await cms.get('/api/pages?limit=1&depth=0', { headers: { cookie: await createSession(database, 'reviewer') } });
    expect(pages.status, cms.output()).toBe(200);
    expect(await pages.json()).toMatchObject({ docs: [expect.objectContaining({ url: expect.stringMatching(/^\//) })] });
  });

  it.each([...PUBLIC, '/no-such-page', '/admin', '/api/pages?limit=1', '/health/live', '/Products/'])(
    'keeps %s out of search engines',
    async (address) => {
      expect((await cms.get(address)).headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  it('shows editors the real pages', async () => {
    for (const address of PUBLIC) expect((await cms.get(address)).status, address).toBe(200);
  });
});

describe('two instances on one database', () => {
  it('do not serve each other’s pages, which contain another origin', async () => {
    const canonicalOf = async (instance: Instance) =>
      /<link rel="canonical" href="([^"]*)"/.exec(await (await instance.get('/services/support')).text())?.[1];
    expect(await canonicalOf(site)).toBe(`${site.url}/services/support`);
    expect(await canonicalOf(cms)).toBe(`${cms.url}/services/support`);
  });
});
