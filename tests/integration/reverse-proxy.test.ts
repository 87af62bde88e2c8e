import { createServer, type IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer } from '@/platform/testing/local-server';
import { ROUTES, type RouteKind } from '@/server/routes';
import { type Edge, type EdgeResponse, startEdge } from './support/edge';
import { findFreePort } from './support/free-port';
import { startLocalServer, type LocalServer } from './support/local-server';
import { createProcesses, createTemporaryFolder } from './support/processes';

/*
 * The proxy of deploy/edge, with a server behind it that counts its requests. What it does with the site itself is in
 * package-and-proxies.test.ts.
 */
const processes = createProcesses();
const folder = createTemporaryFolder();
const requests: { path: string; method: string; headers: IncomingHttpHeaders }[] = [];
/** The server's response to each path from now on. */
const answers = new Map<string, { headers?: Record<string, string>; body: string; status?: number }>();
let origin: LocalServer;
/** Responds with the visitor's address. */
let addressOrigin: LocalServer;
let edge: Edge;

beforeAll(async () => {
  origin = await startLocalServer(({ url = '', method = '', headers }, _body, response) => {
    requests.push({ path: url, method, headers });
    const { status = 200, headers: own = {}, body } = answers.get(url.split('?')[0] ?? '') ?? { body: 'page' };
    response.writeHead(status, { 'cache-control': 'public, max-age=0, must-revalidate', ...own }).end(body);
  });
  addressOrigin = await startLocalServer(({ headers }, _body, response) => response.end(headers['x-forwarded-for']));
  const port = Number(new URL(origin.origin).port);
  edge = await startEdge(processes, folder, [port, port]);
});
afterAll(() => {
  origin?.close();
  addressOrigin?.close();
});

const requestsOf = (path: string) => requests.filter((request) => request.path.split('?')[0] === path);

const isMiss = ({ headers }: EdgeResponse) => headers['x-cache'] === 'MISS';

describe('the proxy in front of the site', () => {
  it('redirects http to https, and supports HTTP/2', async () => {
    const plain = await fetch(`${edge.plainUrl}/products?x=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/products?x=1']);
    expect(await edge.sendTogether(1, { ':path': '/over-http2' })).toEqual([200]);
  });

  it('requests a page from the site once for concurrent visitors', async () => {
    const begin = performance.now();
    const responses = await Promise.all(Array.from({ length: 30 }, () => edge.get('/wanted')));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    // It gets one more request each second.
    const seconds = Math.ceil((performance.now() - begin) / 1_000);
    expect(requestsOf('/wanted').length).toBeLessThanOrEqual(1 + seconds);
  });

  it('shows a change after a second', async () => {
    const times: number[] = [];
    // A busy machine may stall for longer, so the measurement is repeated.
    while (times.length < 5 && Math.min(...times) >= 1_500) {
      const path = `/changing-${times.length}`;
      answers.set(path, { body: 'before' });
      expect((await edge.get(path)).text).toBe('before');
      answers.set(path, { body: 'after' });
      times.push(await edge.waitFor(path, ({ text }) => text === 'after'));
    }
    expect(Math.min(...times)).toBeLessThan(1_500);
  });

  it('revalidates a page with its ETag and a 304', async () => {
    answers.set('/tagged', { body: 'tagged', headers: { etag: 'W/"1"' } });
    await edge.get('/tagged');
    answers.set('/tagged', { body: '', status: 304, headers: { etag: 'W/"1"' } });
    await edge.waitFor('/tagged', ({ headers }) => headers['x-cache'] === 'REVALIDATED');
    expect((await edge.get('/tagged')).text).toBe('tagged');
    expect(requestsOf('/tagged').at(-1)?.headers['if-none-match']).toBe('W/"1"');
  });

  it('caches each encoding separately, however browsers write Accept-Encoding', async () => {
    const asked = ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.5', 'gzip, deflate', 'br;q=0, gzip', 'identity', 'deflate'];
    const isNew: boolean[] = [];
    for (const accepted of asked) isNew.push(isMiss(await edge.get('/encoded', { 'accept-encoding': accepted })));
    expect(isNew).toEqual([true, false, true, false, true, false]);
    expect(new Set(requestsOf('/encoded').map(({ headers }) => headers['accept-encoding']))).toEqual(
      new Set(['br', 'gzip', undefined]),
    );
  });

  it('caches a page once, whatever the Host header says', async () => {
    const isNew: boolean[] = [];
    for (const host of ['www.example.com', 'a.example', 'b.example:81'])
      isNew.push(isMiss(await edge.get('/any-host', { host })));
    expect(isNew).toEqual([true, false, false]);
  });

  it('never caches what the site may have answered as Markdown, even when Accept has several lines', async () => {
    await edge.get('/two-formats', { accept: ['text/html', 'text/markdown'] });
    const mayBeMarkdown = requestsOf('/two-formats')[0]?.headers.accept?.includes('text/markdown');
    expect(isMiss(await edge.get('/two-formats'))).toBe(mayBeMarkdown);
  });

  it('ignores campaign parameters, and forwards other queries to the site', async () => {
    await edge.get('/campaign');
    expect(isMiss(await edge.get('/campaign?utm_source=mail&utm_medium=x&gclid=1&mc_cid=1'))).toBe(false);
    for (const query of ['?q=1', '?q=1', '?utm_source=mail&q=1'])
      expect((await edge.get(`/campaign${query}`)).headers['x-cache'], query).toBe('BYPASS');
    expect(requestsOf('/campaign').filter(({ path }) => path.includes('q=1'))).toHaveLength(3);
  });

  it.each(['/Shouted', '/closed/', '/en%63oded'])(
    'gives nobody the campaign parameters of another visitor in a redirect from %s',
    async (path) => {
      answers.set(path, { body: '', status: 308, headers: { location: '/campaign' } });
      for (const query of ['', '?utm_source=mail&gclid=1', '?utm_source=mail&gclid=2']) await edge.get(path + query);
      expect(requestsOf(path).map((request) => request.path.slice(path.length))).toEqual([
        '',
        '?utm_source=mail&gclid=1',
        '?utm_source=mail&gclid=2',
      ]);
    },
  );

  it.each([
    ['a private response', '/private', { 'cache-control': 'private, no-store' }, {}],
    ['a response with a cookie', '/cookie', { 'set-cookie': 'a=b' }, {}],
    ['a request with a credential', '/credential', {}, { authorization: 'Bearer x' }],
    ["React's data", '/data', {}, { rsc: '1' }],
    ['Markdown by negotiation', '/negotiated', {}, { accept: 'text/markdown' }],
    ['the admin', '/admin/pages', {}, {}],
    ["a visitor's own data", '/account/trials', {}, {}],
    ['a file of the product registry', '/downloads/files/product/1/file.tar.gz', {}, {}],
  ])('never keeps %s', async (_name, path, responseHeaders, requestHeaders) => {
    answers.set(path, { body: 'own', headers: responseHeaders });
    await edge.get(path, requestHeaders);
    await edge.get(path, requestHeaders);
    expect(requestsOf(path)).toHaveLength(2);
  });

  it('never lets visitors wait for a response that is for someone else', async () => {
    const kinds: readonly RouteKind[] = [
      'account',
      'admin',
      'api',
      'content-api',
      'dynamic-page',
      'exam',
      'health',
      'lti-launch',
      'xapi',
    ];
    const found = ROUTES.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
    for (const path of [...found, '/consent/region', '/forms/challenge']) {
      const { headers } = await edge.get(path.replace('/[[...segments]]', '').replaceAll(/\[[.\w]+\]/g, 'x'));
      expect([undefined, 'BYPASS'], path).toContain(headers['x-cache']);
    }
    const shared = [
      '/newsletter',
      '/training',
      '/status.json',
      '/certificates/keys.json',
      '/certificates/status/0',
      '/forms/enhance.js',
    ];
    for (const path of shared) expect((await edge.get(path)).headers['x-cache'], path).toBe('MISS');
  });

  it('sets the client address and the request ID itself', async () => {
    await edge.get('/who', { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'chosen' });
    expect(requestsOf('/who')[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it.each(['/traced', '/_next/static/traced.js', '/admin/traced', '/downloads/files/traced'])(
    'removes the trace context of visitors: %s',
    async (path) => {
      await edge.get(path, { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', tracestate: 'a=b' });
      expect(Object.keys(requestsOf(path)[0]?.headers ?? {}).filter((name) => name.startsWith('trace'))).toEqual([]);
      expect(requestsOf(path)).toHaveLength(1);
    },
  );

  it('keeps using an instance that answers 502 or 503', async () => {
    answers.set('/has-to-wait', { body: 'busy', status: 503 });
    answers.set('/account/unavailable', { body: 'unavailable', status: 502 });
    for (const visitor of [1, 2, 3]) {
      expect((await edge.get(`/has-to-wait?visitor=${visitor}`)).text).toBe('busy');
      expect((await edge.get(`/account/unavailable?visitor=${visitor}`)).text).toBe('unavailable');
      expect((await edge.get(`/works?visitor=${visitor}`)).status).toBe(200);
    }
    expect(requestsOf('/has-to-wait')).toHaveLength(3);
  });

  it('omits tokens and client addresses from its log', async () => {
    await edge.get('/newsletter/unsubscribe/a-secret-token', { 'user-agent': 'a-browser' });
    await edge.get('/certificates/a-secret-number/image.png');
    await expect.poll(() => edge.readAccessLog()).toContain('"path":"/newsletter/unsubscribe/-"');
    await expect.poll(() => edge.readAccessLog()).toContain('"path":"/certificates/-"');
    expect(edge.readAccessLog()).not.toMatch(/a-secret|a-browser|127\.0\.0\.1"/);
  });

  it.each(['PURGE', 'PROPFIND', 'TRACE'])('refuses the method %s', async (method) => {
    expect((await edge.get('/refused', { 'content-length': '0' }, method)).status).toBeGreaterThanOrEqual(405);
    expect(requestsOf('/refused')).toEqual([]);
  });

  it('explains that a form that is too large wasn’t sent, and how to get the input back', async () => {
    const response = await edge.get('/support', { 'content-length': '7000000' }, 'POST');
    expect([response.status, response.headers['cache-control']]).toEqual([413, 'no-store']);
    expect(response.text).toMatch(/<main>.*<p>Your form wasn’t sent: text and file together.*still in the form/);
    expect(requestsOf('/support')).toEqual([]);
  });

  it('limits requests from one address, and forms more than pages', async () => {
    const posts = await edge.sendTogether(100, { ':path': '/contact', ':method': 'POST' });
    expect(posts).toContain(429);
    expect(posts.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect(await edge.sendTogether(900, { ':path': '/newsletter/unsubscribe/a-flooding-token' })).toContain(429);
    expect(edge.readErrorLog()).not.toContain('a-flooding-token');
  });

  it('serves cached pages when the site is unavailable or fails', async () => {
    await expect.poll(async () => (await edge.get('/kept')).status).toBe(200);
    answers.set('/kept', { body: 'error', status: 500 });
    await edge.waitFor('/kept', ({ headers }) => headers['x-cache'] === 'STALE');
    origin.close();
    await edge.waitFor('/kept', ({ headers, text }) => headers['x-cache'] === 'STALE' && text === 'page');
    expect((await edge.get('/never-asked-for')).status).toBe(502);
  });
});

/** Whether this machine has the address ::1. */
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));

it.skipIf(!hasIpv6)('the proxy listens with IPv6, and tells the site such addresses', async () => {
  const port = Number(new URL(addressOrigin.origin).port);
  const proxy = await startEdge(processes, createTemporaryFolder(), [port, port], { isIpv6: true });
  const plain = await fetch(`${proxy.plainUrl}/products`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://[::1]/products']);
  expect((await proxy.get('/who')).text).toBe('::1');
});

describe('the limits of visitors with IPv6', () => {
  /** As many as the limit for forms lets through at once: one, and the burst. */
  const POSTS_MAX = 21;
  let proxy: Edge;

  beforeAll(async () => {
    const port = Number(new URL(addressOrigin.origin).port);
    proxy = await startEdge(processes, createTemporaryFolder(), [port, port], {
      // As behind a load balancer. At this rate, the test takes less time than another request is allowed.
      adapt: (config) =>
        config.replace('# set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 127.0.0.1;').replace('rate=5r/s', 'rate=1r/m'),
    });
  });

  const post = async (address: string) => {
    const { status, text } = await proxy.get('/contact', { 'x-forwarded-for': address, 'content-length': '0' }, 'POST');
    return status === 200 ? text : status;
  };
  const isLimited = (outcome: string | number) => outcome === 429;

  it.each([
    ['2001:db8:1:2', (host: number) => `2001:db8:1:2::${host}`, '2001:db8:1:3::1'],
    ['2001:db8:1:4', (host: number) => `2001:0DB8:0001:0004:${host}:0:${host}:1`, '2001:db8:1:5::1'],
    ['2001:db8:7:0', (host: number) => `2001:db8:7:${host % 2 === 0 ? '' : '0:1:1:1'}:${host}`, '2001:db8:8::1'],
    ['2001:db8:0:0', (host: number) => `2001:db8::${host}`, '2001:db9::1'],
  ])('are those of the network %s, whichever of its addresses is used', async (_network, addressOf, other) => {
    const addresses = Array.from({ length: POSTS_MAX + 10 }, (_each, index) => addressOf(index + 1));
    const outcomes = await Promise.all(addresses.map(post));
    expect(outcomes.filter(isLimited).length).toBeGreaterThanOrEqual(9);
    expect(outcomes.filter((outcome) => !isLimited(outcome)).length).toBeGreaterThanOrEqual(POSTS_MAX);
    expect(await post(other)).toBe(other);
  });

  it('are those of each address with IPv4', async () => {
    const addresses = Array.from({ length: POSTS_MAX + 10 }, (_each, index) => `203.0.113.${index + 1}`);
    expect(await Promise.all(addresses.map(post))).toEqual(addresses);
  });
});

/** A server that can be stopped and restarted on the same port. */
class Restartable {
  requests = 0;
  #server = createServer();

  constructor(readonly port: number) {}

  async start(): Promise<void> {
    this.#server = createServer((_request, response) => {
      this.requests += 1;
      response.end('page');
    });
    await new Promise<void>((resolve) => {
      this.#server.listen(this.port, '127.0.0.1', resolve);
    });
  }

  stop(): void {
    closeServer(this.#server);
  }
}

it('two servers behind the proxy may stop one after the other, as soon as one process of the proxy uses the first again', async () => {
  const [first, second] = [new Restartable(await findFreePort()), new Restartable(await findFreePort())];
  await Promise.all([first.start(), second.start()]);
  const proxy = await startEdge(processes, createTemporaryFolder(), [first.port, second.port]);
  const statuses = new Set<number>();
  // Separate connections reach all processes of the proxy, and the query bypasses its cache.
  const request = async (count: number) => {
    const paths = Array.from({ length: count }, (_each, index) => `/page?visitor=${index}`);
    for (const { status } of await Promise.all(paths.map((path) => proxy.get(path)))) statuses.add(status);
  };
  // Chance decides which process notices first.
  for (const [stopping, other] of [
    [first, second],
    [second, first],
    [first, second],
  ] as const) {
    stopping.stop();
    await request(20);
    const before = stopping.requests;
    await stopping.start();
    await expect.poll(() => request(2).then(() => stopping.requests)).toBeGreaterThan(before);
    other.stop();
    await request(20);
    await other.start();
  }
  first.stop();
  second.stop();
  expect([...statuses]).toEqual([200]);
});
