import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findFreePort } from './support/free-port';
import { type LocalServer, startLocalServer } from './support/local-server';
import { createProcesses, createTemporaryFolder } from './support/processes';
import { startVarnish } from './support/varnish';

/* Varnish with deploy/varnish, and two servers behind it. What it does with the site itself is in package-and-proxies.test.ts. */

const TOKEN = 'the-purge-token-of-the-test';

const processes = createProcesses();
/** The requests that the origin servers have received. */
const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
/** The origin servers' response to each path from now on. */
const answers = new Map<string, { status: number; headers?: Record<string, string> } | 'none'>();
/** Requests for the dashboard, which are answered when there are this many. */
const dashboard: { waiting: ServerResponse[]; answeredAt: number } = { waiting: [], answeredAt: 1 };
let origins: [LocalServer, LocalServer];
let cdnUrl = '';

beforeAll(async () => {
  origins = [await startLocalServer(answer), await startLocalServer(answer)];
  cdnUrl = await start(TOKEN);
});
afterAll(() => {
  for (const origin of origins ?? []) origin.close();
});

async function start(token: string): Promise<string> {
  const [first = 0, second = 0] = origins.map(({ origin }) => Number(new URL(origin).port));
  return startVarnish(processes, {
    folder: createTemporaryFolder(),
    port: await findFreePort(),
    origins: [first, second],
    token,
  });
}

function answer({ headers, url = '' }: IncomingMessage, _body: string, response: ServerResponse): void {
  if (url === '/health/live') return void response.end();
  requests.push({ path: url, headers });
  if (url === '/dashboard') return answerDashboard(response);
  const chosen = answers.get(url) ?? { status: 200, headers: { 'surrogate-key': 'a-tag' } };
  if (chosen === 'none') return;
  const { status, headers: own } = chosen;
  const [encoding, body] = compress(headers);
  const all = { ...own, vary: 'Accept, Accept-Encoding', ...(encoding === undefined ? {} : { 'content-encoding': encoding }) };
  response.writeHead(status, all).end(body);
}

function answerDashboard(response: ServerResponse): void {
  dashboard.waiting.push(response);
  if (dashboard.waiting.length < dashboard.answeredAt) return;
  for (const each of dashboard.waiting.splice(0)) each.writeHead(200, { 'cache-control': 'no-store' }).end();
}

/** Like the site: Brotli for clients that accept it, otherwise gzip. */
function compress(headers: IncomingHttpHeaders): [encoding: string | undefined, body: Buffer] {
  const text = Buffer.from(/text\/markdown/i.test(headers.accept ?? '') ? 'Markdown' : 'HTML');
  const accepted = String(headers['accept-encoding']);
  if (/\bbr\b/.test(accepted)) return ['br', brotliCompressSync(text)];
  return /\bgzip\b/.test(accepted) ? ['gzip', gzipSync(text)] : [undefined, text];
}

const requestsOf = (path: string) => requests.filter((each) => each.path === path);

const get = (
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<{ status: number | undefined; cache: unknown; encoding: string | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(cdnUrl + path, { headers, method }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          cache: response.headers['x-cache'],
          encoding: response.headers['content-encoding'],
          text,
        }),
      );
    });
    sent.on('error', reject).end();
  });

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', undefined],
  [undefined, undefined],
])('sends a page in the encoding of the site, and caches each: Accept-Encoding %s', async (accepted, encoding) => {
  const path = `/compressed/${encodeURIComponent(accepted ?? '')}`;
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const responses = [await get(path, headers), await get(path, headers)];
  expect(responses.map((response) => [response.cache, response.encoding])).toEqual([
    ['MISS', encoding],
    ['HIT', encoding],
  ]);
});

it('caches a page once, whatever the Host header says', async () => {
  expect((await get('/any-host', { host: 'www.example.com' })).cache).toBe('MISS');
  for (const host of ['www.example.com', 'a.example', 'b.example:81'])
    expect((await get('/any-host', { host })).cache, host).toBe('HIT');
});

it('caches a page once for all campaigns, and not for parameters that it doesn’t know', async () => {
  expect((await get('/campaign?utm_source=mail&gclid=1&mc_cid=1')).cache).toBe('MISS');
  expect((await get('/campaign')).cache).toBe('HIT');
  for (const query of ['?page=2', '?page=2', '?utm_source=mail&page=2'])
    expect((await get(`/campaign${query}`)).cache, query).toBe('MISS');
});

it('never caches Markdown by negotiation, even when Accept has several lines or is in capitals', async () => {
  expect((await get('/two-formats', { accept: 'Text/Markdown' })).text).toBe('Markdown');
  expect((await get('/two-formats', { accept: ['text/html', 'text/markdown'] })).text).toBe('Markdown');
  expect((await get('/two-formats', { accept: 'text/html' })).text).toBe('HTML');
});

it('doesn’t let a visitor decide whether a request is traced', async () => {
  await get('/traced', {
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    tracestate: 'a=b',
    'x-kept': 'kept',
  });
  const [forwarded] = requestsOf('/traced');
  expect(forwarded?.headers['x-kept']).toBe('kept');
  expect(forwarded?.headers).not.toHaveProperty('traceparent');
  expect(forwarded?.headers).not.toHaveProperty('tracestate');
});

it('passes the cookie of an exam, a launch, and a draft, and none with what is cached', async () => {
  const paths = ['/training/exam', '/training/exam/question/1', '/learning/lti/authorize', '/preview/pages/1'];
  for (const path of [...paths, '/products']) await get(path, { cookie: 'key=1' });
  expect(paths.map((path) => requestsOf(path)[0]?.headers.cookie)).toEqual(paths.map(() => 'key=1'));
  expect(requestsOf('/products')[0]?.headers).not.toHaveProperty('cookie');
});

it('passes on which part of a file of the product registry is wanted, and closes the connection afterwards', async () => {
  const path = '/downloads/files/product/1/file.tar.gz';
  await get(path, { range: 'bytes=100-' });
  expect(requestsOf(path)[0]?.headers).toMatchObject({ range: 'bytes=100-', connection: 'close' });
  expect(requestsOf(path)[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

it('lets requests for a page that is rendered for each visitor not wait for each other', async () => {
  await get('/dashboard');
  dashboard.answeredAt = 5;
  const responses = await Promise.all(Array.from({ length: 5 }, () => get('/dashboard')));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
});

it('appends its client to the addresses of a request', async () => {
  await get('/who', { 'x-forwarded-for': '203.0.113.7' });
  expect(requestsOf('/who')[0]?.headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
});

it.each([
  ['fails', { status: 500 }],
  ['is busy', { status: 503, headers: { 'retry-after': '5' } }],
  ['does not respond', 'none'],
] as const)('serves a purged page while the site %s, also to those who wait for it together', async (what, failure) => {
  const path = `/kept/${encodeURIComponent(what)}`;
  await get(path);
  await get('/', { authorization: `Bearer ${TOKEN}`, 'xkey-purge': 'a-tag' }, 'PURGE');
  answers.set(path, failure);
  expect(await get(path)).toMatchObject({ status: 200, text: 'HTML' });
  expect(await get(path)).toMatchObject({ status: 200, text: 'HTML' });
  expect(requestsOf(path)).toHaveLength(3);
  for (const response of await Promise.all(Array.from({ length: 5 }, () => get(path))))
    expect(response).toMatchObject({ status: 200, text: 'HTML' });
  answers.delete(path);
  // The failure that they shared is remembered for a second.
  await expect.poll(() => get(path)).toMatchObject({ status: 200, cache: 'MISS' });
});

it.each([
  [1, 'not cached', '/admin/fails', { status: 500 }, { status: 500, text: 'HTML' }],
  [1, 'not cached, because of its query', '/fails?q=1', { status: 500 }, { status: 500, text: 'HTML' }],
  [1, 'from a site that is busy', '/busy', { status: 503, headers: { 'retry-after': '5' } }, { status: 503 }],
  [1, 'late', '/late', 'none', { status: 503 }],
  [1, 'late, and not cached', '/late?q=1', 'none', { status: 503 }],
  [2, 'of a page that may be cached', '/fails', { status: 500 }, { status: 500, text: 'HTML' }],
] as const)('requests %i time(s) an error that is %s', async (count, _what, path, failure, expected) => {
  answers.set(path, failure);
  expect(await get(path)).toMatchObject(expected);
  expect(requestsOf(path)).toHaveLength(count);
});

it('refuses purges without the token', async () => {
  for (const authorization of ['Bearer CDN_TOKEN', 'Bearer x'])
    expect((await get('/', { authorization, 'xkey-purge': 'a-tag' }, 'PURGE')).status).toBe(403);
});

it('doesn’t start with the placeholder as its token', async () => {
  await expect(start('CDN_TOKEN')).rejects.toMatchObject({ output: expect.stringContaining('Replace CDN_TOKEN') });
});

it('uses the other server when one refuses connections, and the cached page when both do', async () => {
  await get('/outlives');
  await get('/', { authorization: `Bearer ${TOKEN}`, 'xkey-purge': 'a-tag' }, 'PURGE');
  origins[0].close();
  for (const path of ['/one', '/two', '/three', '/one?passed', '/two?passed']) expect((await get(path)).status, path).toBe(200);
  origins[1].close();
  expect(await get('/outlives')).toMatchObject({ status: 200, text: 'HTML' });
  expect((await get('/never-requested')).status).toBe(503);
});
