import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findPolicyProblems, readPagesWithPolicy } from '../support/content-security-policy';
import { type RawResponse, sendRaw } from '../support/raw-request';
import { REGISTRY_FILE, registryGate, site } from './site';

/* Methods, conditional requests, and what caches may share, as the built site answers them (RFC 9110, RFC 9111). */

const get = (target: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
  sendRaw(site.url, { target, headers });

const script = `/_next/static/chunks/${readdirSync('.next/static/chunks').find((name) => name.endsWith('.js')) ?? ''}`;

/** One of each kind that clients fetch repeatedly. */
const POLLED = [
  '/',
  '/products/replication',
  '/products/replication.md',
  '/blog/feed.xml',
  '/blog/topic/performance/feed.xml',
  '/company/press-releases/feed.xml',
  '/resources/webinars/feed.xml',
  '/resources/webinars/calendar.ics',
  '/resources/events/calendar.ics',
  '/resources/events/postgres-day-lisbon-2026.ics',
  '/resources/white-papers/a-security-baseline-for-postgresql-18.pdf',
  '/sitemap.xml',
  '/llms.txt',
  '/docs/print',
  '/open-graph/home.png',
  '/search-tools/dialog.js',
  script,
];
const CACHE_HEADERS = ['vary', 'cache-control', 'etag', 'last-modified'] as const;
const cacheHeaders = ({ headers }: RawResponse) => Object.fromEntries(CACHE_HEADERS.map((name) => [name, headers[name]]));

it.each(POLLED)('%s is sent again only when it has changed', async (target) => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const accepted = { 'accept-encoding': encoding };
    const full = await get(target, accepted);
    expect(full.status).toBe(200);
    const etag = full.headers.etag ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await get(target, { ...accepted, 'if-none-match': etag });
    expect(again.status, encoding).toBe(304);
    expect(again.body).toHaveLength(0);
    // Last-Modified appears once a page is two seconds old.
    expect({ ...cacheHeaders(again), 'last-modified': 0 }).toEqual({ ...cacheHeaders(full), 'last-modified': 0 });
    expect((await get(target, { ...accepted, 'if-none-match': '"other"' })).status).toBe(200);
  }
});

it.each(POLLED)('%s has a separate ETag for each encoding, which a HEAD request returns, too', async (target) => {
  const known = new Map<string, string>();
  for (const accepted of ['identity', 'gzip', 'br']) {
    const { headers } = await get(target, { 'accept-encoding': accepted });
    const encoding = headers['content-encoding'] ?? 'identity';
    expect(known.get(encoding) ?? headers.etag).toBe(headers.etag);
    known.set(encoding, headers.etag ?? '');
    const head = await sendRaw(site.url, { target, method: 'HEAD', headers: { 'accept-encoding': accepted } });
    expect(head.headers.etag).toBe(headers.etag);
  }
  expect(new Set(known.values()).size).toBe(known.size);
});

// Last, because Last-Modified appears once a page is two seconds old.
it.each(POLLED)('%s has Last-Modified, and returns 304 if unchanged since then', async (target) => {
  await expect.poll(async () => (await get(target)).headers['last-modified']).toBeDefined();
  const full = await get(target);
  const modified = full.headers['last-modified'] ?? '';
  expect(Date.parse(modified)).toBeLessThanOrEqual(Date.now());
  const again = await get(target, { 'if-modified-since': modified });
  expect(again.status).toBe(304);
  expect(cacheHeaders(again)).toEqual(cacheHeaders(full));
  const before = new Date(Date.parse(modified) - 1_000).toUTCString();
  expect((await get(target, { 'if-modified-since': before })).status).toBe(200);
});

it.each(['/', '/blog/feed.xml', '/llms.txt', '/icon.svg', '/media-kit/nothing', '/robots.txt', script])(
  '%s has no strong ETag that two encodings share',
  async (target) => {
    const answers = await Promise.all(['identity', 'gzip', 'br'].map((encoding) => get(target, { 'accept-encoding': encoding })));
    const strong = answers.flatMap(({ headers: { etag = 'W/', 'content-encoding': encoding } }) =>
      etag.startsWith('W/') ? [] : [`${etag} ${encoding ?? ''}`],
    );
    expect(strong.filter((each) => !each.endsWith(' '))).toEqual([]);
  },
);

it.each([
  [script, `.next/static${script.slice('/_next/static'.length)}`],
  ['/sql/pglite/pglite.wasm', 'public/sql/pglite/pglite.wasm'],
])('%s is compressed, the same whether the main thread or the HTTP thread sends it', async (target, file) => {
  const contents = readFileSync(file);
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    // The first request is answered by the main thread.
    for (const time of ['first', 'second', 'third']) {
      const { headers, body } = await get(target, { 'accept-encoding': encoding });
      expect(headers, time).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(body.length, time).toBeLessThan(contents.length / 2);
      expect(decode(body).equals(contents), `${time} response in ${encoding}`).toBe(true);
    }
  }
});

it('personal and failed responses have no validators', async () => {
  for (const target of ['/search?q=index', '/nothing-here', '/account/profile']) {
    const { headers } = await get(target);
    expect(headers.etag, target).toBeUndefined();
    expect(headers['last-modified'], target).toBeUndefined();
    expect((await get(target, { 'if-none-match': '*' })).status, target).not.toBe(304);
  }
});

describe.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'POST'])('%s', (method) => {
  it.each(['/', '/products/replication', '/products/replication.md', '/blog/feed.xml', '/icon.svg', '/search', '/health/live'])(
    'of %s is not allowed',
    async (target) => {
      const { status, headers } = await sendRaw(site.url, { method, target });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    },
  );
});

it('a browser that uses an unsupported method gets a page of the site, and a program gets a sentence', async () => {
  const send = (accept: string) => sendRaw(site.url, { method: 'POST', target: '/products/replication', headers: { accept } });
  const page = await send('text/html,application/xhtml+xml,*/*;q=0.8');
  expect([page.status, page.headers.allow, page.headers['cache-control']]).toEqual([405, 'GET, HEAD, OPTIONS', 'no-store']);
  const html = page.body.toString();
  expect(html).toContain('<h1>This page doesn’t accept this request</h1>');
  expect(html).toContain('<footer');
  expect(page.headers['content-security-policy']).toMatch(/style-src [^;]*'sha256-/);
  const text = await send('*/*');
  expect([text.status, text.headers['content-type']]).toEqual([405, 'text/plain; charset=utf-8']);
  expect(text.body.toString()).toContain('nothing was sent or changed');
  expect((await get('/server-notice/method-not-allowed')).status).toBe(404);
});

it.each([
  ['/certificates', 200, undefined],
  ['/certificates?number=2222-2222-2222-2222-2222', 404, 'There is no certificate with this number.'],
  ['/certificates/2222-2222-2222-2222-2222', 404, 'There is no certificate with this number.'],
  ['/certificates?number=ABC-1', 400, 'This isn’t a complete certificate number.'],
  ['/certificates/abc-1', 400, 'This isn’t a complete certificate number.'],
])('%s answers %i, and the field says why and keeps what was typed', async (target, status, problem) => {
  const answer = await get(target);
  expect([answer.status, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
    status,
    'no-store',
    'noindex, nofollow',
  ]);
  const html = answer.body.toString();
  const field = /<input[^>]*name="number"[^>]*>/.exec(html)?.[0] ?? '';
  expect(field.includes('aria-invalid="true"')).toBe(problem !== undefined);
  if (problem === undefined) return;
  expect(html).toContain(problem);
  expect(field.toLowerCase()).toContain(`value="${target.split(/[=/]/).at(-1)?.toLowerCase()}"`);
});

it('the keys and lists that prove certificates may be cached', async () => {
  for (const target of ['/certificates/keys.json', '/certificates/issuer.json'])
    expect((await get(target)).headers['cache-control'], target).toContain('max-age=300');
});

/* In this order: once the site has read the list of files, it keeps it while the registry is unavailable. */
describe('a file of the registry, for a browser', () => {
  const file = `/downloads/files/${Object.values(REGISTRY_FILE).join('/')}`;
  const browser = { accept: 'text/html' };

  it('gets a page of the site that says the download server is unavailable, and when to try again', async () => {
    await registryGate.close();
    const page = await get(file, browser);
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '10', 'no-store']);
    expect(page.body.toString()).toContain('<h1>The download server isn’t responding</h1>');
    expect(page.body.toString()).toContain('<footer');
    const text = await get(file);
    expect([text.status, text.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
    await registryGate.open();
    // After a failure, the list is requested again a second later.
    await expect.poll(async () => (await get(file)).status, { interval: 250 }).toBe(401);
  });

  it.each([
    ['401, and asks for user name and token, without them', 401, {}],
    ['403 with those of a subscription that doesn’t include it', 403, { authorization: `Basic ${btoa('user:token')}` }],
  ])('says on a page of the site that it needs a subscription: %s', async (_what, status, credentials) => {
    const page = await get(file, { ...browser, ...credentials });
    expect([page.status, page.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(page.headers['www-authenticate']?.startsWith('Basic ')).toBe(status === 401 ? true : undefined);
    expect(page.body.toString()).toContain('<h1>This file needs a subscription</h1>');
    expect(page.body.toString()).toContain('<footer');
  });
});

it.each([
  ['/', 'GET, HEAD, OPTIONS'],
  ['/health/live', 'GET, HEAD, OPTIONS'],
  ['/docs/feedback', 'GET, POST, HEAD, OPTIONS'],
  ['/contact?form=contact', 'GET, HEAD, POST, OPTIONS'],
])('OPTIONS of %s names its methods', async (target, allow) => {
  const { status, headers } = await sendRaw(site.url, { method: 'OPTIONS', target });
  expect(status).toBe(204);
  expect(headers.allow).toBe(allow);
});

it('the color-scheme client hint is requested and varies the response only in the admin', async () => {
  const scheme = 'sec-ch-prefers-color-scheme';
  const admin = await get('/admin/login');
  expect(admin.headers.vary?.toLowerCase()).toContain(scheme);
  expect(String(admin.headers['accept-ch']).toLowerCase()).toContain(scheme);
  for (const target of ['/', '/search', '/blog/feed.xml', '/icon.svg', '/media/nothing', '/products/replication.md']) {
    const { headers } = await get(target);
    expect(`${headers.vary ?? ''} ${String(headers['accept-ch'] ?? '')}`.toLowerCase(), target).not.toContain(scheme);
  }
});

describe('without a tag manager', () => {
  it('neither pages nor their policy mention one, and visitors are not asked for consent', async () => {
    for (const page of await readPagesWithPolicy(site)) {
      expect(findPolicyProblems(page)).toEqual([]);
      for (const word of ['googletagmanager', 'dataLayer', 'data-consent']) expect(page.html.includes(word), word).toBe(false);
      expect([...page.policy.values()].flat()).not.toContain('https://www.googletagmanager.com');
      expect(page.policy.has('frame-src')).toBe(false);
    }
  });
});
