import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRequestId } from '@/platform/request-scope';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createGracefulShutdown } from '../connections/graceful-shutdown';
import { choosePageResponse, type PreparedPage, sendPreparedPage } from '../responses/prepared-page';
import { prepareHead } from '../responses/prepared-response';
import { createPublicServer } from '../connections/public-server';
import { DirectConnections } from './direct-connections';
import { open, send } from './testing/forwarding-servers';

/*
 * A client must not notice which of the two responds. So the same bytes are sent to a server with direct connections and to
 * one without them.
 */
const HEADERS = ['Content-Type', 'text/html', 'Content-Length', '4', 'ETag', 'W/"1"', 'Vary', 'Accept'];
const PAGE: PreparedPage = {
  path: '/page',
  encoding: undefined,
  heads: {
    complete: prepareHead(200, HEADERS),
    notModified: prepareHead(304, ['ETag', 'W/"1"', 'Vary', 'Accept']),
    validators: { etag: 'W/"1"' },
  },
  body: Buffer.from('page'),
  expiresAt: Infinity,
};
const ID = 'X-Request-Id: request-1\r\n';
/** The last request on each connection, which no direct connection answers. */
const LAST = `GET /other HTTP/1.1\r\nHost: a\r\n${ID}Connection: close\r\n\r\n`;

/** More than the kernel buffers of a connection hold: on Linux at most 32 MB in each direction (tcp_rmem). */
const LARGE_BYTES = 100_000_000;
const LARGE: PreparedPage = {
  ...PAGE,
  path: '/large',
  heads: { ...PAGE.heads, complete: prepareHead(200, ['Content-Length', `${LARGE_BYTES}`]) },
  body: Buffer.alloc(LARGE_BYTES),
};
const PAGES = new Map([PAGE, LARGE].map((page) => [page.path, page]));

let directCount = 0;
let handledLarge = 0;
let observed: { path: string; status: number; seconds: number }[] = [];
let direct: { server: Server; site: string; connections: DirectConnections };
let plain: { server: Server; site: string };

function handle(request: IncomingMessage, response: ServerResponse): void {
  const page = PAGES.get(request.url ?? '');
  if (page === LARGE) handledLarge += 1;
  if (page !== undefined) return sendPreparedPage(page, request, response, parseRequestId(request.headers));
  request.resume().once('end', () => response.writeHead(404, ['Content-Length', '5']).end('other'));
}

function createConnections(): DirectConnections {
  return new DirectConnections(
    (request) => {
      const page = PAGES.get(request.url);
      if (page === undefined) return undefined;
      directCount += 1;
      return { ...choosePageResponse(page, request), path: page.path, requestId: parseRequestId(request.headers) };
    },
    (_request, { path, head }, seconds) => observed.push({ path, status: head.status, seconds }),
  );
}

beforeAll(async () => {
  const { server } = createPublicServer(handle, () => undefined);
  const connections = createConnections();
  connections.attach(server);
  direct = { server, site: await listenLocally(server), connections };
  const other = createPublicServer(handle, () => undefined);
  plain = { server: other.server, site: await listenLocally(other.server) };
});
afterAll(() => {
  closeServer(direct.server);
  closeServer(plain.server);
});
beforeEach(() => {
  directCount = 0;
  observed = [];
});

/** Returns whether a response has arrived. */
function isComplete(request: string, response: string): boolean {
  const hasBody = !request.startsWith('HEAD') && /^HTTP\/1\.1 (?:200|404)/.test(response);
  return hasBody ? /(?:page|other)$/.test(response) : response.endsWith('\r\n\r\n');
}

/** Sends requests one after the other on a connection, each when the response before it has arrived, and returns all bytes. */
async function sendInTurn(site: string, requests: readonly string[]): Promise<string> {
  const socket = open(site);
  const closed = once(socket, 'close');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  for (const request of requests) {
    const before = received.length;
    socket.write(Buffer.from(request, 'latin1'));
    await expect.poll(() => isComplete(request, received.slice(before)) || socket.destroyed).toBe(true);
  }
  socket.end(LAST);
  await closed;
  return received.replaceAll(/^Date: .*\r\n/gm, '');
}

const get = (headers = '', method = 'GET', path = '/page'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${ID}${headers}\r\n`;

describe('the bytes are those of the HTTP server', () => {
  it.each<[string, number, string[]]>([
    ['a page', 1, [get()]],
    ['the head of a page', 1, [get('', 'HEAD')]],
    ['a page that the client has', 1, [get('If-None-Match: W/"1"\r\n')]],
    ['several pages', 3, [get(), get('If-None-Match: W/"2"\r\n'), get('Accept: text/html\r\n')]],
    ['pages before and after something else', 2, [get(), get('', 'HEAD'), get('', 'GET', '/else'), get()]],
    ['a body between pages', 1, [get(), get('Content-Length: 4\r\n', 'POST').concat('body'), get()]],
    ['a request in two parts', 1, [get(), get().slice(0, 10).concat(get().slice(10), get())]],
    ['something that is no request', 1, [get(), 'nonsense\r\n\r\n']],
    ['a method that Node does not know', 1, [get(), get('', 'NOTHING')]],
    ['a request without a host', 1, [get(), `GET /page HTTP/1.1\r\n${ID}\r\n`]],
  ])('%s', async (_what, count, requests) => {
    const expected = await sendInTurn(plain.site, requests);
    expect(directCount).toBe(0);
    expect(await sendInTurn(direct.site, requests)).toBe(expected);
    expect(directCount).toBe(count);
  });

  it('requests that are sent at once', async () => {
    const bytes = get() + get('', 'HEAD') + get('', 'GET', '/else') + LAST;
    expect(await send(direct.site, bytes)).toBe(await send(plain.site, bytes));
  });

  it('a request that arrives byte by byte', async () => {
    const socket = open(direct.site);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    for (const byte of get() + LAST) {
      socket.write(byte);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await once(socket, 'close');
    expect(received.replaceAll(/^Date: .*\r\n/gm, '')).toBe(await send(plain.site, get() + LAST));
  });
});

it('observes how long each response took', async () => {
  await sendInTurn(direct.site, [get(), get('If-None-Match: W/"1"\r\n')]);
  expect(observed).toMatchObject([
    { path: '/page', status: 200 },
    { path: '/page', status: 304 },
  ]);
  for (const { seconds } of observed) {
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(5);
  }
});

it('the date of a response is now', async () => {
  const socket = open(direct.site);
  socket.write(get());
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  const date = Date.parse(/^Date: (.*)\r$/m.exec(String(chunk))?.[1] ?? '');
  expect(Math.abs(Date.now() - date)).toBeLessThan(5_000);
});

describe('a connection', () => {
  const countConnections = () =>
    new Promise<number>((resolve) => direct.server.getConnections((_error, count) => resolve(count)));
  const connectAndRead = async (): Promise<Socket> => {
    const socket = open(direct.site);
    socket.write(get());
    await once(socket, 'data');
    return socket;
  };

  it('ends when the client ends it', async () => {
    const socket = await connectAndRead();
    socket.end();
    await once(socket, 'close');
    await expect.poll(countConnections).toBe(0);
  });

  it("that the client resets doesn't affect others", async () => {
    const socket = await connectAndRead();
    socket.resetAndDestroy();
    await expect.poll(countConnections).toBe(0);
    expect(await send(direct.site, LAST)).toContain('404');
  });

  it('is closed when the server stops, whether it was used or not', async () => {
    const [idle, used] = [open(direct.site), await connectAndRead()];
    await expect.poll(countConnections).toBe(2);
    direct.connections.closeIdleConnections();
    await Promise.all([once(idle, 'close'), once(used, 'close')]);
    await expect.poll(countConnections).toBe(0);
  });

  it('that is idle during a stop gets a last response, by the HTTP server', async () => {
    const server = createServer((request, response) => {
      shutdown.track(response);
      handle(request, response);
    });
    const shutdown = createGracefulShutdown(server, { idleLimitMs: 60_000 });
    const connections = createConnections();
    connections.attach(server);
    const socket = open(await listenLocally(server));
    socket.write(get());
    await once(socket, 'data');
    const stopped = shutdown.stop(connections);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.write(get('Content-Length: 4\r\n', 'POST', '/other').concat('body'));
    await Promise.all([once(socket, 'close'), stopped]);
    expect(received).toMatch(/^HTTP\/1\.1 404 .*\r\nConnection: close\r\n.*other$/s);
  });

  it('of a client that does not read is closed at the time limit of a stop', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = createServer(handle);
    const connections = createConnections();
    connections.attach(server);
    const socket = open(await listenLocally(server));
    socket.write(get('', 'GET', '/large'));
    await once(socket, 'readable');
    await createGracefulShutdown(server, { timeLimitMs: 100, idleLimitMs: 0 }).stop(connections);
    expect(log.mock.calls).toEqual([['Connections that did not end within 0.1 s and are being cut off: 1']]);
    log.mockRestore();
    socket.destroy();
  });

  it('of a client that does not read gets no further response from memory', async () => {
    const socket = open(direct.site);
    let received = 0;
    socket.on('data', (chunk: Buffer) => (received += chunk.length));
    socket.write(get('', 'GET', '/large'));
    await once(socket, 'data');
    socket.pause();
    socket.write(get('', 'GET', '/large'));
    // The HTTP server has the connection when it handles the request.
    await expect.poll(() => handledLarge).toBe(1);
    expect(directCount).toBe(1);
    socket.resume();
    await expect.poll(() => received, { timeout: 20_000 }).toBeGreaterThanOrEqual(2 * LARGE_BYTES);
    socket.destroy();
  });
});
