import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createRegistryClient } from '@/services/registry/registry-client';
import type { RegistryFile } from '@/services/registry/files';
import { createRegistryFileHandler } from './registry-file';

const CONTENT = Buffer.from('0123456789'.repeat(1_000));
const FILE: RegistryFile = {
  product: 'p',
  version: '1',
  name: 'a.tar.gz',
  label: 'A file',
  size: CONTENT.length,
  sha256: 'a'.repeat(64),
  platform: null,
  architecture: null,
  access: 'public',
  sample: true,
};
const FILES = [
  FILE,
  { ...FILE, name: 'b.tar.gz' },
  { ...FILE, name: 'c.tar.gz' },
  { ...FILE, name: 'd.tar.gz' },
  { ...FILE, name: 'paid.deb', access: 'subscription' as const },
  { ...FILE, name: 'gone.zip' },
];
const SITE = `Basic ${btoa('site:secret')}`;
const CUSTOMER = `Basic ${btoa('customer:token')}`;
/** Tests can come from any address. */
const proxies = { trustedProxies: { kind: 'count', count: 1 } } as const;

let state: 'up' | 'cut' | 'failing' | 'rejecting' | 'unfinished' = 'up';
let requests: string[] = [];

/** A registry with the files above. */
const registry = createServer((request, response) => {
  const { url = '', headers } = request;
  requests.push(`${headers.authorization === SITE ? 'site' : headers.authorization === CUSTOMER ? 'customer' : 'nobody'} ${url}`);
  if (state === 'failing') return void response.writeHead(500).end();
  if (url === '/api/registry/files') return void response.end(JSON.stringify({ files: FILES }));
  if (state === 'rejecting') return void response.writeHead(401).end();
  if (url.endsWith('gone.zip')) return void response.writeHead(404).end();
  if (url.endsWith('paid.deb') && headers.authorization !== CUSTOMER) return void response.writeHead(401).end();
  if (headers['if-none-match'] === '"a"') return void response.writeHead(304, { etag: '"a"' }).end();
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (Number(first) >= CONTENT.length)
    return void response.writeHead(416, { 'content-range': `bytes */${CONTENT.length}` }).end();
  const part = first === undefined ? CONTENT : CONTENT.subarray(Number(first), last ? Number(last) + 1 : undefined);
  response.writeHead(first === undefined ? 200 : 206, {
    'content-length': part.length,
    'accept-ranges': 'bytes',
    etag: '"a"',
    ...(first !== undefined && { 'content-range': `bytes ${first}-${Number(first) + part.length - 1}/${CONTENT.length}` }),
    'set-cookie': 'registry=1',
  });
  if (state === 'cut') {
    response.write(part.subarray(0, 100));
    setImmediate(() => response.destroy());
  } else if (state === 'unfinished') response.write(part.subarray(0, 100));
  else response.end(part);
});
/** Outcomes for which the server sends its own pages. */
const STATUS = { 'not-found': 404, unavailable: 503, unauthorized: 401, forbidden: 403 } as const;
let site: Server;
let origin = '';

const load = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}/downloads/files/${path}`, { headers, method });

beforeAll(async () => {
  const handle = createRegistryFileHandler(
    createRegistryClient({ url: await listenLocally(registry), user: 'site', password: 'secret' }),
  );
  site = createServer((request, response) => {
    const { method = 'GET', url: path = '', headers } = request;
    void handle({ request, method, path, headers, response, options: proxies }).then((outcome) => {
      if (outcome !== 'sent') response.writeHead(STATUS[outcome]).end();
    });
  });
  origin = await listenLocally(site);
});
afterEach(() => {
  state = 'up';
  requests = [];
  vi.restoreAllMocks();
});
afterAll(() => {
  for (const server of [site, registry]) closeServer(server);
});

test('a file is sent completely, with its name and type, and without other headers of the registry', async () => {
  const response = await load('p/1/a.tar.gz');
  expect(Buffer.from(await response.arrayBuffer()).equals(CONTENT)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/gzip',
    'content-disposition': 'attachment; filename="a.tar.gz"',
    'content-length': String(CONTENT.length),
    'accept-ranges': 'bytes',
    etag: '"a"',
  });
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(requests.at(-1)).toBe('site /api/registry/files/p/1/a.tar.gz');
});

test('a download is resumed where it stopped', async () => {
  const response = await load('p/1/a.tar.gz', { range: 'bytes=9995-' });
  expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 9995-9999/10000']);
  expect(await response.text()).toBe('56789');
});

test('a file that the client has is not sent again', async () => {
  const response = await load('p/1/a.tar.gz', { 'if-none-match': '"a"' });
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, '"a"', '']);
});

test.each([
  'bytes=0-1,3-4',
  `bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`,
  'bytes=0-99999999999999999999',
  'bytes=-',
  'lines=1-2',
])('the range %s is refused without asking the registry', async (range) => {
  await load('p/1/a.tar.gz');
  requests = [];
  expect((await load('p/1/a.tar.gz', { range })).status).toBe(416);
  expect(requests).toEqual([]);
});

test('a range past the end is rejected with the size', async () => {
  const response = await load('p/1/a.tar.gz', { range: 'bytes=20000-' });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10000']);
});

test.each(['p/1/none.zip', 'p/1', 'p/1/a.tar.gz/b', 'p/1/.htaccess', 'p/%2e%2e/a.tar.gz', 'p/1/a%2fb', 'p/1/a%00b', '//x'])(
  '%s is no file, and the registry is not asked for it',
  async (path) => {
    await load('p/1/a.tar.gz', {}, 'HEAD');
    requests = [];
    expect((await load(path)).status).toBe(404);
    expect(requests).toEqual([]);
  },
);

test('a file that is missing in the registry is not found', async () => {
  expect((await load('p/1/gone.zip')).status).toBe(404);
});

test('a subscription file requires the credentials of the customer, never those of the site', async () => {
  const refused = await load('p/1/paid.deb');
  expect(refused.status).toBe(401);
  expect((await load('p/1/paid.deb', { authorization: `Basic ${btoa('customer:wrong')}` })).status).toBe(401);
  expect(requests.filter((line) => line.startsWith('site') && line.endsWith('paid.deb'))).toEqual([]);
  const allowed = await load('p/1/paid.deb', { authorization: CUSTOMER });
  expect([allowed.status, allowed.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  await allowed.body?.cancel();
});

test('a public file is requested as the site, also for a client that sends credentials', async () => {
  const response = await load('p/1/a.tar.gz', { authorization: `Basic ${btoa('customer:expired')}` });
  expect(response.status).toBe(200);
  await response.body?.cancel();
  expect(requests.at(-1)).toBe('site /api/registry/files/p/1/a.tar.gz');
});

test('a registry failure is reported, and a truncated file is recognizable as incomplete; the log names the file', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await load('p/1/a.tar.gz', {}, 'HEAD');
  state = 'failing';
  expect((await load('p/1/a.tar.gz')).status).toBe(503);
  state = 'cut';
  await expect(load('p/1/b.tar.gz').then((response) => response.arrayBuffer())).rejects.toThrow();
  await expect
    .poll(() => logged.mock.calls.flat())
    .toEqual([
      'registry: /downloads/files/p/1/a.tar.gz could not be read: it returned 500',
      expect.stringMatching(/^registry: \/downloads\/files\/p\/1\/b\.tar\.gz could not be read: ./),
    ]);
});

test('when the registry rejects the site, a public file is unavailable, and the visitor is not asked for credentials', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await load('p/1/d.tar.gz', {}, 'HEAD');
  state = 'rejecting';
  expect((await load('p/1/d.tar.gz')).status).toBe(503);
  expect(logged).toHaveBeenCalledWith('registry: /downloads/files/p/1/d.tar.gz could not be read: it returned 401');
});

test('a client that disconnects is no failure', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await load('p/1/c.tar.gz', {}, 'HEAD');
  state = 'unfinished';
  const open = new AbortController();
  const { status } = await fetch(`${origin}/downloads/files/p/1/c.tar.gz`, { signal: open.signal });
  expect(status).toBe(200);
  const closed = new Promise((resolve) => site.once('request', (_request, response) => response.once('close', resolve)));
  open.abort();
  // The next request is handled after the end of the one before.
  await load('p/1/none.zip');
  await closed;
  expect(logged).not.toHaveBeenCalled();
});

test('one network can have 64 downloads at the same time, whatever its addresses; others are not affected', async () => {
  const open = new AbortController();
  const from = (client: string, signal?: AbortSignal) =>
    fetch(`${origin}/downloads/files/p/1/a.tar.gz`, { headers: { 'x-forwarded-for': client }, ...(signal && { signal }) });
  await load('p/1/a.tar.gz', {}, 'HEAD');
  state = 'unfinished';
  const responses = await Promise.all(
    Array.from({ length: 70 }, (_each, index) => from(`2001:db8:1:2::${index + 1}`, open.signal)),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(64);
  const refused = responses.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('10');
  expect(await refused?.text()).toContain('More than 64 downloads');
  expect((await from('2001:db8:1:3::1', open.signal)).status).toBe(200);
  open.abort();
  state = 'up';
  await expect.poll(async () => (await from('2001:db8:1:2::1')).status).toBe(200);
});

test('without a registry, there are no files', async () => {
  const handle = createRegistryFileHandler(undefined);
  const server = createServer((request, response) => {
    void handle({ request, method: 'GET', path: '/downloads/files/p/1/a.tar.gz', headers: {}, response, options: proxies }).then(
      (outcome) => response.end(outcome),
    );
  });
  expect(await (await fetch(await listenLocally(server))).text()).toBe('not-found');
  closeServer(server);
});

test('a list that could not be read is requested again a second later, also when the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const outcomes: ('answered' | 'unavailable')[] = ['unavailable', 'answered'];
  const handle = createRegistryFileHandler({
    fetchFiles: async () => (outcomes.shift() === 'answered' ? { outcome: 'answered', answer: [] } : { outcome: 'unavailable' }),
    getFileSource: () => ({ url: origin, authorization: SITE }),
  });
  const request = new IncomingMessage(new Socket());
  const find = () =>
    handle({
      request,
      method: 'GET',
      path: '/downloads/files/p/1/a.tar.gz',
      headers: {},
      response: new ServerResponse(request),
      options: proxies,
    });
  expect(await find()).toBe('unavailable');
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(await find()).toBe('not-found');
  vi.useRealTimers();
});
