import { writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningCompanion, startCompanion } from '../../scripts/companion/run-companion';
import { listNextHeaders } from '../../scripts/next-headers';
import { generateRequests } from '../fuzz/requests';
import { describeResponse, sendAll } from '../fuzz/send';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { type Instance, startInstance } from './support/instance';
import { createProcesses, createTemporaryFolder } from './support/processes';
import { type RawResponse, type RawRequest, sendRaw } from './support/raw-request';

/** Six kinds of cached pages. */
const PAGES = [
  '/company/about',
  '/postgres-tutorials/window-functions',
  '/docs/17/install/containers',
  '/resources/webinars/autovacuum-without-fear',
  '/blog/topic/sql',
  '/products/compare-postgres-databases/differences',
] as const;
/** Invalidated last: when it is rendered again, the instance has received the other invalidations, too. */
const SENTINEL = '/company/open-source-commitment';
/** A fixed seed, so that a failure can be repeated. */
const SEED = 20_261_122;

const processes = createProcesses();
let database: TestDatabase;
let companion: RunningCompanion;
let site: Instance;

beforeAll(async () => {
  database = await createSeededDatabase('hostile', processes);
  // Without an identity provider, signing in is disabled and responds with 503.
  companion = await startCompanion({
    processes,
    folder: createTemporaryFolder(),
    environment: { NODE_ENV: 'production', PATH: process.env['PATH'], SITE_URL: 'http://localhost:3000' },
    onLine: () => undefined,
  });
  // Without the learning platform, launches respond with 503.
  const { IDENTITY_URL = '', IDENTITY_CLIENT_ID = '', LEARNING_URL = '', ...more } = companion.environment;
  const { LEARNING_CLIENT_ID = '', LEARNING_XAPI_PASSWORD = '' } = more;
  const learning = { LEARNING_URL, LEARNING_CLIENT_ID, LEARNING_XAPI_PASSWORD };
  site = await startInstance(processes, database.url, { IDENTITY_URL, IDENTITY_CLIENT_ID, ...learning });
});
afterAll(async () => {
  await site.stop();
  await companion.process?.stop();
  await database.drop();
});

describe('nothing that one visitor sends appears in another visitor’s page', () => {
  /** The responses to ten readers, by page. */
  const clean = new Map<string, string[]>();

  beforeAll(async () => {
    for (const [page, answers] of await readAll()) clean.set(page, answers);
  });

  const expectClean = async () => {
    for (const [page, answers] of await readAll()) expect(answers, `${page} as ten readers get it`).toEqual(clean.get(page));
  };

  it.each(rounds(hostileVariants().filter(({ name }) => !CACHES_NOTHING.has(name))))('%s', async (_names, round) => {
    await forgetPages();
    await Promise.all(round.map(({ variant }, index) => sendRaw(site.url, variant(pageAt(index)))));
    await expectClean();
  });

  // A request that caches no page leaves the next one the first for each page.
  it('requests that cache no page', async () => {
    await forgetPages();
    for (const { name, variant } of hostileVariants().filter((each) => CACHES_NOTHING.has(each.name))) {
      await Promise.all(PAGES.map((page) => sendRaw(site.url, variant(page))));
      expect(await cachedPages(), name).toEqual([]);
    }
    await expectClean();
  });
});

it('answers 1,000 malformed requests without a server error, and with at most one log line each', async () => {
  const before = site.log().length;
  const wrong = await sendAll(site.url, generateRequests(SEED, 1_000));
  expect(wrong.map(describeResponse)).toEqual([]);
  const added = site.log().slice(before);
  expect(added).not.toMatch(/^\s+at /m);
  expect(added.split('\n').length, 'lines').toBeLessThanOrEqual(1_000);
});

it.each<{ name: string; request: RawRequest; status: number }>([
  { name: 'an upgrade', request: { target: '/company', headers: { connection: 'Upgrade', upgrade: 'h2c' } }, status: 200 },
  { name: 'a comma with a status', request: { target: '/x,status:418' }, status: 404 },
  { name: 'an encoded line break', request: { target: '/x%0a' }, status: 404 },
  {
    name: 'a form of an unknown page',
    request: {
      method: 'POST',
      target: '/nothing-here',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    },
    status: 404,
  },
  {
    name: 'a broken form',
    request: {
      method: 'POST',
      target: '/company',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'broken',
    },
    status: 405,
  },
  { name: 'TRACE', request: { method: 'TRACE', target: '/blog/feed.xml' }, status: 405 },
  { name: 'DELETE of a file', request: { method: 'DELETE', target: '/icon.svg' }, status: 405 },
  { name: 'a picture of no page', request: { target: '/open-graph/nothing.png' }, status: 404 },
  { name: 'a paper that is none', request: { target: '/resources/white-papers/nothing.pdf' }, status: 404 },
  { name: 'the route behind forms', request: { target: '/form-submissions/contact' }, status: 404 },
  { name: 'OPTIONS', request: { method: 'OPTIONS', target: '/company' }, status: 204 },
])('$name is answered with $status', async ({ request, status }) => {
  const answer = await sendRaw(site.url, request);
  expect(answer.status).toBe(status);
  if (status === 405 || status === 204) expect(answer.headers.allow).toContain('GET');
  if (status === 404) expect(answer.headers['cache-control']).toMatch(/no-store|max-age=0/);
});

it('caches nothing that doesn’t exist', async () => {
  const { rows } = await database.client.query<{ key: string }>(
    `select key from page_cache.page where key ~ 'nothing|status:|/x'`,
  );
  expect(rows).toEqual([]);
});

describe('DIRECT_CONNECTIONS=off', () => {
  it('leaves every request to Node’s parser, also those for pages in memory', async () => {
    const instance = await startInstance(processes, database.url, {
      DIRECT_CONNECTIONS: 'off',
      NODE_OPTIONS: `--require ${writeParserLog()}`,
    });
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push(await getOnNewConnection(`${instance.url}${PAGES[0]}`));
    // Each is read by the HTTP thread, and the main thread logs nothing here.
    await expect
      .poll(() => instance.log().match(/^parsed by Node: .*/gm))
      .toEqual(statuses.map(() => `parsed by Node: ${PAGES[0]}`));
    expect(statuses).toEqual([200, 200, 200, 200]);
    await instance.stop();
  });
});

/** Writes a script that has the HTTP thread print the requests that Node's HTTP server receives. */
function writeParserLog(): string {
  const file = path.join(createTemporaryFolder(), 'log-requests.cjs');
  writeFileSync(
    file,
    `const { writeSync } = require('node:fs');
    if (!require('node:worker_threads').isMainThread)
      require('node:diagnostics_channel').subscribe('http.server.request.start', ({ request }) => {
        writeSync(1, 'parsed by Node: ' + request.url + '\\n');
      });`,
  );
  return file;
}

/** Sends a request over a connection of its own that stays open, as browsers and proxies do. @returns the status */
async function getOnNewConnection(url: string): Promise<number | undefined> {
  const agent = new Agent({ keepAlive: true });
  try {
    return await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(url, { agent }, (response) => {
        void buffer(response).then(() => resolve(response.statusCode), reject);
      });
      sent.on('error', reject).end();
    });
  } finally {
    agent.destroy();
  }
}

/** Invalidates all tested pages, and waits until the instance has received it. */
async function forgetPages(): Promise<void> {
  await sendRaw(site.url, { target: SENTINEL });
  // The page is stored after the response, and only a stored one has tags to drop.
  await expect.poll(() => cachedPages([SENTINEL])).toHaveLength(1);
  await invalidatePages(PAGES);
  await invalidatePages([SENTINEL]);
  // Only an instance that has received it renders the page again, and stores it. The response may say HIT nevertheless: when the
  // notification arrives right after that, the server reads the page from Postgres.
  await expect
    .poll(
      async () => {
        await sendRaw(site.url, { target: SENTINEL });
        return cachedPages([SENTINEL]);
      },
      { interval: 10 },
    )
    .toHaveLength(1);
}

async function invalidatePages(pages: readonly string[]): Promise<void> {
  await database.client.query(
    `select page_cache.drop_tags(array(
       select distinct tag
       from page_cache.page, unnest(tags) as tag
       where key like any (select '%' || page from unnest($1::text[]) as page) and tag not in ('navigation', 'settings')
     ))`,
    [pages],
  );
}

/** Returns those of the pages that are cached and fresh. */
async function cachedPages(pages: readonly string[] = PAGES): Promise<string[]> {
  const { rows } = await database.client.query<{ key: string }>(
    `select key from page_cache.page
     where key like any (select '%' || page from unnest($1::text[]) as page) and page_cache.is_fresh(tags, snapshot)`,
    [pages],
  );
  return rows.map(({ key }) => key);
}

/** Returns the responses of ten readers per page. Pages are read in parallel, each by one reader after another. */
function readAll(): Promise<[page: string, answers: string[]][]> {
  return Promise.all(PAGES.map(async (page): Promise<[string, string[]]> => [page, await readByTen(page)]));
}

/** Returns ten responses: each encoding, the RSC payload, and the Markdown, with relevant headers. */
async function readByTen(page: string): Promise<string[]> {
  const readers: RawRequest[] = [
    { target: page },
    { target: page, headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0', 'accept-language': 'en' } },
    { target: page, headers: { 'accept-encoding': 'br' } },
    { target: page, headers: { 'accept-encoding': 'gzip' } },
    { target: `${page}?utm_source=news` },
    { target: `${page}?_rsc`, headers: { rsc: '1' } },
    { target: `${page}?_rsc`, headers: { rsc: '1', 'user-agent': 'Mozilla/5.0' } },
    { target: `${page}.md` },
    { target: page, headers: { accept: 'text/markdown' } },
    { target: page, method: 'HEAD' },
  ];
  const answers: string[] = [];
  for (const reader of readers) answers.push(asText(await sendRaw(site.url, reader)));
  return answers;
}

/** Headers that differ between responses. */
const OF_THE_MOMENT = ['date', 'x-request-id', 'connection', 'keep-alive', 'last-modified', 'x-nextjs-cache'];

/**
 * Returns what is the same in every render. React writes rows and head tags in the order they are ready, so both are sorted,
 * and the data hash is removed.
 */
function asText({ status, headers, body }: RawResponse): string {
  const version = String(headers['x-page-version'] ?? 'none');
  const kept = Object.entries(headers).filter(
    ([name]) => !OF_THE_MOMENT.includes(name) && name !== 'etag' && name !== 'content-length',
  );
  const text = decoded(body, headers['content-encoding']).toString();
  const isData = headers['content-type']?.startsWith('text/x-component');
  const parts = isData
    ? text
        .replace(/(^|[\]}])[0-9a-f]+:(?=["[{HIT])/gm, '$1')
        .replace(/"\$L?[0-9a-f]+"/g, '"$"')
        .split('\n')
    : text.split('<');
  return [status, JSON.stringify(kept), ...parts.toSorted()].join('\n').replaceAll(version, 'version');
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Requests that are rejected or redirected; sent one after another before the pages are rendered. */
const CACHES_NOTHING: ReadonlySet<string> = new Set([
  'rsc: 1',
  'React data of a router state',
  'React data with a broken router state',
  'a prefetch',
  'a prefetch of a segment',
  'a prefetch of no segment',
  'a status behind a comma',
  'an encoded comma',
  'a path in upper case',
  'a slash at the end',
  'dot segments',
  'doubled slashes',
  'an encoded letter',
  'a name of Next for React data',
  'a name of Next for a segment',
  'a name of Next for data',
  'a NUL',
  'PUT {}',
  'DELETE {}',
  'PATCH {}',
  'OPTIONS {}',
  'TRACE {}',
]);

/**
 * Groups variants into rounds: in each, every page gets one of them as its first request. Rendering the pages is expensive, so each
 * variant is sent to one page only.
 */
function rounds(variants: readonly Variant[]): [names: string, round: Variant[]][] {
  return Array.from({ length: Math.ceil(variants.length / PAGES.length) }, (_, index) => {
    const round = variants.slice(index * PAGES.length, (index + 1) * PAGES.length);
    return [round.map(({ name }, place) => `${name} (${pageAt(place)})`).join('; '), round];
  });
}

const pageAt = (index: number): string => PAGES[index % PAGES.length] ?? PAGES[0];

interface Variant {
  name: string;
  variant: (page: string) => RawRequest;
}

function hostileVariants(): Variant[] {
  const header = (name: string, value: string): Variant => ({
    name: `${name}: ${value}`,
    variant: (target) => ({ target, headers: { [name]: value } }),
  });
  const target = (name: string, write: (page: string) => string): Variant => ({
    name,
    variant: (page) => ({ target: write(page) }),
  });
  const method = (name: string, headers: Record<string, string> = {}, body?: string): Variant => ({
    name: `${name} ${JSON.stringify(headers)}`,
    variant: (page) => ({ method: name, target: page, headers, body }),
  });
  const names = listNextHeaders().filter((name) => !['host', 'content-length', 'transfer-encoding'].includes(name));
  // Several at once; a failure names its group.
  const groups = Array.from({ length: Math.ceil(names.length / 8) }, (_, index) => names.slice(index * 8, index * 8 + 8));
  return [
    header('content-security-policy', "script-src 'nonce-EVIL'"),
    header('content-security-policy-report-only', "script-src 'nonce-EVIL'"),
    header('x-middleware-subrequest', 'src/middleware:src/middleware'),
    header('x-middleware-rewrite', '/admin'),
    header('x-middleware-override-headers', 'content-security-policy'),
    header('x-matched-path', '/500'),
    header('x-now-route-matches', '1=evil'),
    header('x-nextjs-data', '1'),
    header('x-prerender-revalidate', 'evil'),
    header('x-invoke-path', '/500'),
    header('x-invoke-status', '500'),
    header('x-forwarded-host', 'evil.example'),
    header('x-forwarded-proto', 'https'),
    header('x-forwarded-port', '1'),
    header('host', 'evil.example'),
    header('next-resume', '1'),
    header('next-action', '7f'.repeat(21)),
    header('purpose', 'prefetch'),
    header('cookie', '__prerender_bypass=evil; __next_preview_data=evil'),
    header('authorization', 'Bearer evil'),
    header('user-agent', 'Googlebot/2.1'),
    header('user-agent', 'Twitterbot/1.0'),
    header('accept', 'text/markdown'),
    header('accept', 'text/x-component'),
    header('accept-language', 'de'),
    header('accept-encoding', 'identity;q=0, *;q=0'),
    header('cache-control', 'no-cache'),
    header('if-none-match', '*'),
    header('if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'),
    header('range', 'bytes=0-10'),
    header('rsc', '1'),
    header('rsc', 'evil'),
    header('traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'),
    {
      name: 'React data of a router state',
      variant: (page) => ({
        target: `${page}?_rsc=x`,
        headers: { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/evil' },
      }),
    },
    {
      name: 'React data with a broken router state',
      variant: (page) => ({ target: `${page}?_rsc`, headers: { rsc: '1', 'next-router-state-tree': 'x' } }),
    },
    { name: 'React data with a query', variant: (page) => ({ target: `${page}?email=jane&_rsc`, headers: { rsc: '1' } }) },
    { name: 'a prefetch', variant: (page) => ({ target: `${page}?_rsc`, headers: { rsc: '1', 'next-router-prefetch': '1' } }) },
    {
      name: 'a prefetch of a segment',
      variant: (page) => ({
        target: `${page}?_rsc`,
        headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      }),
    },
    {
      name: 'a prefetch of no segment',
      variant: (page) => ({
        target: `${page}?_rsc`,
        headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/evil' },
      }),
    },
    target('a query', (page) => `${page}?email=jane@example.org`),
    target('a query of Next', (page) => `${page}?__nextDataReq=1&nxtPpath=evil&nxtIpath=evil&_rsc=x`),
    target('a query for the parameter', (page) => `${page}?path=evil&path[]=evil&slug=evil`),
    target('a form in the query', (page) => `${page}?form=contact-sales`),
    target('a long query', (page) => `${page}?x=${'evil'.repeat(1_000)}`),
    target('a status behind a comma', (page) => `${page},status:404`),
    target('an encoded comma', (page) => `${page}%2Cstatus:200,until:2000-01-01`),
    target('a path in upper case', (page) => page.toUpperCase()),
    target('a slash at the end', (page) => `${page}/`),
    target('dot segments', (page) => `/evil/..${page}`),
    target('doubled slashes', (page) => `/${page}`),
    target('an encoded letter', (page) => page.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
    target('a name of Next for React data', (page) => `${page}.rsc`),
    target('a name of Next for a segment', (page) => `${page}.segments/_tree.segment.rsc`),
    target('a name of Next for data', (page) => `/_next/data/build${page}.json`),
    target('another host', (page) => `http://evil.example${page}`),
    target('a NUL', (page) => `${page}%00`),
    method('HEAD'),
    method('POST', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'),
    method('POST', { 'content-type': 'multipart/form-data; boundary=x' }, 'broken'),
    method('POST', { 'content-type': 'text/plain', 'next-action': '7f'.repeat(21) }, '[]'),
    method('PUT', {}, 'evil'),
    method('DELETE'),
    method('PATCH', {}, 'evil'),
    method('OPTIONS'),
    method('TRACE'),
    method('GET', { 'content-type': 'application/json', 'content-length': '4' }, 'evil'),
    ...groups.map((group): Variant => ({
      name: group.join(', '),
      variant: (page) => ({
        target: page,
        headers: Object.fromEntries(group.map((name) => [name, name === 'content-type' ? 'text/evil' : 'evil'])),
      }),
    })),
  ];
}
