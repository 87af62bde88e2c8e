import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environment } from '@/platform/environment';
import { CACHED_ENTRY_HEADER, type CachedEntry } from '@/platform/page-cache/cached-entry';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { KNOWN_PATHS_URL, PATH_LOOKUP_URL } from '@/platform/known-paths/known-paths';
import { STATUS_PATHS } from '@/platform/status-paths';
import type { RequestOutcome } from './observability/metrics';
import { createRequestHandler } from './request-handler';

/** Every path below /list may exist. */
const KNOWN_PATHS = JSON.stringify({ paths: '/', withViews: ['/list'], pages: [] });

const STREAMED_FILE = '/sql/large.data';
const CACHED_PAGE = '/list/cached';
const CACHED_ENTRY: CachedEntry = {
  header: 'entry key',
  value: brotliCompressSync(JSON.stringify({ value: { kind: 'APP_PAGE', html: '<h1>Page</h1>' } })),
  expiresAt: Infinity,
};

let site: Server;
let url = '';
/** Renders the pages below /list. */
let release: () => void = () => undefined;
const released = new Promise<void>((resolve) => (release = resolve));
const outcomes: RequestOutcome[] = [];
/** The paths of the pages that Next has rendered. */
const rendered: string[] = [];
/** The URLs by which views of pages were looked up. While the list of paths is being read, paths are looked up, too. */
const lookups: string[] = [];

beforeAll(async () => {
  site = createServer(
    createRequestHandler({
      next: async (request, response) => {
        if (request.url === KNOWN_PATHS_URL) return void response.writeHead(200).end(KNOWN_PATHS);
        if (request.url?.startsWith(PATH_LOOKUP_URL)) {
          if (request.url.includes('?view=')) lookups.push(request.url);
          const isPage = !request.url.includes('none');
          return void response.writeHead(200).end(JSON.stringify({ isPage, pages: [] }));
        }
        rendered.push(request.url ?? '');
        if (request.url?.includes('/list/')) await released;
        if (request.url === CACHED_PAGE || request.url === STATUS_PATHS['/404'])
          response.setHeader(CACHED_ENTRY_HEADER, CACHED_ENTRY.header ?? '');
        if (request.headers.rsc === '1') return void response.writeHead(200, { 'Content-Type': 'text/x-component' }).end('data');
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Page</h1>');
      },
      siteUrl: 'https://site.test',
      trustedProxies: { kind: 'count', count: 1 },
      security: { role: 'both', isProduction: true, isHttps: true, hasTagManager: false, isDevelopment: false },
      checkReadiness: () => Promise.resolve({ status: 'ready', missing: [] }),
      hasContent: () => Promise.resolve(true),
      staticFiles: { has: (path) => path === STREAMED_FILE, prepare: () => Promise.resolve(undefined) },
      findBuiltFile: () => Promise.resolve(undefined),
      onResponse: (outcome) => outcomes.push(outcome),
    }),
  );
  url = await listenLocally(site);
});
afterAll(() => closeServer(site));

it('the admin redirects to the sign-in who has no session, without scripts', async () => {
  const open = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual', ...init });
    return [status, headers.get('location')];
  };
  const signIn = '/api/users/sign-in?redirect=%2Fadmin%2Fcollections%2Fpages%3Flimit%3D5';
  expect(await open('/admin/collections/pages?limit=5')).toEqual([302, signIn]);
  expect(await open('/admin', { method: 'HEAD' })).toEqual([302, '/api/users/sign-in?redirect=%2Fadmin']);
  expect(await open('/admin/login')).toEqual([200, null]);
  for (const cookie of ['editor-session=x', 'theme=dark; __Host-editor-session=x'])
    expect(await open('/admin', { headers: { cookie } })).toEqual([200, null]);
  expect(await open('/admin', { headers: { cookie: 'not-editor-session=x' } })).toEqual([302, expect.any(String)]);
});

it('a server function of the admin runs only for a page of this site; anyone else gets 403 before Next', async () => {
  const { origin } = new URL(environment.SITE_URL);
  const call = async (path: string, headers: Record<string, string>) =>
    (await fetch(url + path, { method: 'POST', headers: { 'next-action': '7f'.repeat(21), ...headers }, body: '[]' })).status;
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin, 'sec-fetch-site': 'cross-site' },
    {},
  ];
  for (const path of ['/admin', '/admin/login', '/admin/collections/pages/1']) {
    expect(await call(path, { origin }), path).toBe(200);
    expect(await call(path, { origin: 'null', 'sec-fetch-site': 'same-origin' }), path).toBe(200);
    for (const headers of foreign) expect(await call(path, headers), `${path} ${JSON.stringify(headers)}`).toBe(403);
  }
  for (const path of ['/', '/list', '/dashboard']) expect(await call(path, { origin: 'https://evil.example' }), path).toBe(405);
  const refused = await fetch(`${url}/admin`, { method: 'POST', headers: { 'next-action': '7f'.repeat(21) } });
  expect([refused.headers.get('cache-control'), await refused.text()]).toEqual([
    'no-store',
    expect.stringContaining('nothing was sent or changed'),
  ]);
});

it('a query with thousands of parameters, which Next would parse for seconds, is refused', async () => {
  for (const path of ['/robots.txt', '/search', '/admin/login', '/api/users/sign-in', '/status', '/']) {
    const request = (count: number) => fetch(`${url}${path}?${'a&'.repeat(count - 1)}a`, { redirect: 'manual' });
    expect((await request(1_000)).status, path).toBe(200);
    const refused = await request(1_001);
    expect(refused.status, path).toBe(400);
    const message = 'This query has more than 1000 parameters. Ask for less at a time.';
    expect(await refused.json()).toEqual(path.startsWith('/api/') ? { errors: [{ message }] } : { error: message });
  }
});

const PATHS = [
  '/dashboard',
  '/certificates?number=1',
  '/preview/shared/x',
  '/training/exam',
  '/resources/calculators/cost/result',
];

it('a network that requests too many pages of those that are rendered for each request gets 429; other networks do not', async () => {
  const request = (path: string, from: string, method = 'GET') =>
    fetch(url + path, { method, headers: { 'x-forwarded-for': from } });
  const responses = await Promise.all(
    Array.from({ length: 300 }, (_each, index) => request(PATHS[index % PATHS.length] ?? '/', `2001:db8:1:2::${index + 1}`)),
  );
  const statuses = responses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(120);
  const refused = responses.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(await refused?.text()).toBe('There were too many requests from your network. Try again in a few seconds.\n');
  expect((await request('/dashboard', '2001:db8:1:3::1')).status).toBe(200);
  // Mail providers unsubscribe many readers from few addresses.
  expect((await request('/newsletter/unsubscribe/x', '2001:db8:1:2::1', 'POST')).status).toBe(200);
});

it('a network that signs in to the admin too often gets 429 in each step; what editors request afterward does not', async () => {
  const steps = [
    '/api/users/sign-in?redirect=%2Fadmin',
    '/api/users/sign-in/callback?code=1&state=2',
    '/api/users/sign-in/once?token=3',
  ];
  const request = (path: string, from: string) => fetch(url + path, { headers: { 'x-forwarded-for': from } });
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async (_each, index) => {
      const step = steps[index % steps.length] ?? '';
      return [step, (await request(step, `2001:db8:3:2::${index + 1}`)).status] as const;
    }),
  );
  expect(statuses.filter(([, status]) => status === 200).length).toBeGreaterThanOrEqual(120);
  for (const step of steps) expect(statuses, step).toContainEqual([step, 429]);
  expect((await request('/api/users/me', '2001:db8:3:2::1')).status).toBe(200);
  expect((await request(steps[0] ?? '', '2001:db8:3:3::1')).status).toBe(200);
});

it('a request that is refused because too many are waiting is no failure in the metrics', async () => {
  const responses = Array.from({ length: 40 }, (_each, index) => fetch(`${url}/list/${index}`));
  await expect.poll(() => outcomes.some(({ source }) => source === 'refused')).toBe(true);
  release();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const countOf = (status: number) => statuses.filter((each) => each === status).length;
  await expect.poll(() => outcomes.filter(({ path }) => path.startsWith('/list/')).length).toBe(40);
  const refused = outcomes.filter(({ source }) => source === 'refused');
  expect(refused.map(({ status, kind }) => `${status} ${kind}`)).toEqual(Array.from({ length: countOf(503) }, () => '503 page'));
});

it('an unknown path below a list gets the 404 page without being rendered', async () => {
  const { status, headers } = await fetch(`${url}/list/none`);
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html']);
  expect(rendered.filter((path) => path.includes('none'))).toEqual([]);
  expect(rendered).toContain(STATUS_PATHS['/404']);
  expect((await fetch(`${url}/list/none`, { method: 'POST' })).status).toBe(404);
});

it('the data of the 404 page, with which it is hydrated, is rendered once', async () => {
  globalThis.findCachedEntry = (key) => (key === 'key' ? CACHED_ENTRY : undefined);
  try {
    const before = rendered.length;
    const open = async (headers: Record<string, string>) => {
      const response = await fetch(`${url}/unknown?_rsc`, { headers });
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    // An invalid value asks for the page, which mustn't be kept as its data.
    expect(await open({ rsc: 'yes' })).toEqual([404, 'text/html', '<h1>Page</h1>']);
    for (let count = 0; count < 3; count += 1) expect(await open({ rsc: '1' })).toEqual([404, 'text/x-component', 'data']);
    expect(await open({})).toEqual([404, 'text/html', '<h1>Page</h1>']);
    // The router loads the page when the status is an error.
    expect(await open({ rsc: '1', 'next-router-prefetch': '1' })).toEqual([404, 'text/plain; charset=utf-8', expect.any(String)]);
    expect(rendered.slice(before)).toEqual([STATUS_PATHS['/404'], STATUS_PATHS['/404']]);
  } finally {
    globalThis.findCachedEntry = undefined;
  }
});

it('a page below a list that is in memory is sent in any format without being looked up', async () => {
  globalThis.findCachedEntry = (key) => (key === 'key' ? CACHED_ENTRY : undefined);
  try {
    expect((await fetch(url + CACHED_PAGE)).status).toBe(200);
    const before = lookups.length;
    const markdown = await fetch(`${url}${CACHED_PAGE}.md`);
    expect([markdown.status, await markdown.text()]).toEqual([
      200,
      expect.stringContaining(`url: https://site.test${CACHED_PAGE}`),
    ]);
    expect((await fetch(url + CACHED_PAGE, { headers: { rsc: '1' }, redirect: 'manual' })).status).toBe(307);
    expect(lookups.slice(before)).toEqual([]);
    expect((await fetch(`${url}/list/other.md`)).status).toBe(200);
    expect(lookups.slice(before)).toHaveLength(1);
  } finally {
    globalThis.findCachedEntry = undefined;
  }
});

it('a file that does not exist gets the 404 page without being rendered, and one that Next streams is left to it', async () => {
  for (const path of ['/_next/static/chunks/none.js', '/sql/none.wasm', '/media-kit/none'])
    expect((await fetch(url + path)).status, path).toBe(404);
  expect(rendered.filter((path) => /none/.test(path))).toEqual([]);
  expect((await fetch(url + STREAMED_FILE)).status).toBe(200);
  expect(rendered).toContain(STREAMED_FILE);
});
