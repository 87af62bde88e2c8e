import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { get, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createPublicServer } from '../public-server';
import { getRemoteAddress } from '../remote-address';
import { createForwarder } from './forward-request';
import { createPrivateServer, listenPrivately, type PrivateAddress } from './private-server';

/*
 * A client must not notice that its requests are forwarded. So the same bytes are sent to two servers, one of which forwards
 * to the other's listener.
 */
const SECRET = 'secret-of-the-test';
const LARGE_BYTES = 20_000_000;
/** Headers that only one of the connections has. */
const OF_CONNECTION = ['connection', 'keep-alive', 'expect', 'trailer'];

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];
let address: PrivateAddress;
let direct: string;
let forwarding: string;
/** Replaces the listener below in tests of a single server. */
let listener: Listener | undefined;

/** Responds with what it has received, as far as it is the same over both connections. */
async function describeRequest(received: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, rawHeaders } = received;
  const body = await buffer(received).catch(() => Buffer.alloc(0));
  const headers = rawHeaders.filter(
    (_each, index) => !OF_CONNECTION.includes((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
  );
  const description = JSON.stringify({ method, url, headers, body: hash(body), from: getRemoteAddress(received) });
  if (url?.startsWith('/not-modified')) return void response.writeHead(304, { ETag: 'W/"1"' }).end();
  response.writeHead(url?.startsWith('/missing') ? 404 : 200, 'As It Is', [
    'X-Twice',
    'one',
    'X-Twice',
    'two',
    'Set-Cookie',
    'a=1',
    'set-cookie',
    'b=2',
  ]);
  // Without a length, so that it is sent in chunks.
  if (url?.startsWith('/stream')) response.write(description.slice(0, 10));
  response.end(url?.startsWith('/stream') ? description.slice(10) : description);
}

const handle: Listener = (received, response) =>
  listener === undefined ? void describeRequest(received, response) : listener(received, response);

async function startPublic(listen: Listener): Promise<string> {
  const { server } = createPublicServer(listen, () => undefined);
  servers.push(server);
  return listenLocally(server);
}

beforeAll(async () => {
  const privateServer = createPrivateServer(SECRET, handle);
  servers.push(privateServer);
  address = await listenPrivately(privateServer);
  direct = await startPublic(handle);
  forwarding = await startPublic(createForwarder(address, SECRET));
});
afterAll(() => servers.forEach(closeServer));

function open(site: string): Socket {
  return connect(Number(new URL(site).port), '127.0.0.1');
}

/** Sends bytes and returns what comes back until the server closes the connection, without the dates. */
async function send(site: string, bytes: string): Promise<string> {
  const socket = open(site);
  socket.write(Buffer.from(bytes, 'latin1'));
  return (await buffer(socket)).toString('latin1').replaceAll(/^Date: .*\r\n/gm, '');
}

/** Runs a test with a listener of its own. */
async function withListener<Result>(own: Listener, work: () => Promise<Result>): Promise<Result> {
  listener = own;
  try {
    return await work();
  } finally {
    listener = undefined;
  }
}

function hash(bytes: Uint8Array): string {
  return `${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`;
}

const CLOSE = 'Host: site.example\r\nConnection: close\r\n\r\n';

describe('the response is the same as without forwarding', () => {
  it.each([
    ['GET', `GET /a?b=%20c HTTP/1.1\r\n${CLOSE}`],
    ['HEAD', `HEAD / HTTP/1.1\r\n${CLOSE}`],
    ['HEAD of a stream', `HEAD /stream HTTP/1.1\r\n${CLOSE}`],
    ['a stream', `GET /stream HTTP/1.1\r\n${CLOSE}`],
    ['304', `GET /not-modified HTTP/1.1\r\n${CLOSE}`],
    [
      'headers that occur twice, in their order and letter case',
      `GET / HTTP/1.1\r\nX-B: 1\r\nx-a: 2\r\nX-B: 3\r\ncookie: a\r\nCookie: b\r\n${CLOSE}`,
    ],
    ['bytes that are no ASCII', `GET /\xe9\xff HTTP/1.1\r\nX-Name: \xe9\xff\r\n${CLOSE}`],
    ['the absolute form', `GET http://other.example/a HTTP/1.1\r\n${CLOSE}`],
    ['the asterisk form', `OPTIONS * HTTP/1.1\r\n${CLOSE}`],
    ['a target that is no path', `GET a HTTP/1.1\r\n${CLOSE}`],
    ['a tab in the target', `GET /a\tb HTTP/1.1\r\n${CLOSE}`],
    ['an unusual method', `PROPFIND /a HTTP/1.1\r\nContent-Length: 2\r\n${CLOSE}ab`],
    ['an unknown method', `NOTHING /a HTTP/1.1\r\n${CLOSE}`],
    ['a body with a length', `POST /a HTTP/1.1\r\nContent-Length: 4\r\n${CLOSE}body`],
    [
      'a body in chunks, with a trailer',
      `POST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\n${CLOSE}4\r\nbody\r\n0\r\nX-Sum: 1\r\n\r\n`,
    ],
    ['GET with a body', `GET /a HTTP/1.1\r\nContent-Length: 4\r\n${CLOSE}body`],
    ['an empty body', `POST /a HTTP/1.1\r\nContent-Length: 0\r\n${CLOSE}`],
    [
      'a client that waits until it may continue',
      `POST /a HTTP/1.1\r\nContent-Length: 4\r\nExpect: 100-continue\r\n${CLOSE}body`,
    ],
    ['an expectation that no server meets', `POST /a HTTP/1.1\r\nContent-Length: 4\r\nExpect: more\r\n${CLOSE}body`],
    ['an upgrade', 'GET /a HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n'],
    ['CONNECT', `CONNECT a:443 HTTP/1.1\r\n${CLOSE}`],
    ['HTTP/1.0', 'GET /a HTTP/1.0\r\n\r\n'],
    ['HTTP/1.0 and a stream', 'GET /stream HTTP/1.0\r\n\r\n'],
    ['HTTP/1.0 that keeps the connection', 'GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /b HTTP/1.0\r\n\r\n'],
    ['no Host', 'GET /a HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'requests that are sent at once',
      `GET /stream/a HTTP/1.1\r\nHost: a\r\n\r\nPOST /b HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbodyHEAD /c HTTP/1.1\r\nHost: a\r\n\r\nGET /missing HTTP/1.1\r\n${CLOSE}`,
    ],
    [
      'a header in Connection',
      'GET /a HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\nConnection: close, x-forwarded-for\r\n\r\n',
    ],
    ['headers that are too long', `GET /a HTTP/1.1\r\nX-Long: ${'x'.repeat(17_000)}\r\n${CLOSE}`],
    ['headers that are long', `GET /a HTTP/1.1\r\nX-Long: ${'x'.repeat(16_000)}\r\n${CLOSE}`],
    ['a length and chunks', `POST /a HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n${CLOSE}0\r\n\r\n`],
    ['a NUL in a header', `GET /a HTTP/1.1\r\nX-Name: \0\r\n${CLOSE}`],
  ])('%s', async (_what, bytes) => {
    const [answer, expected] = [await send(forwarding, bytes), await send(direct, bytes)];
    expect(expected).toContain('HTTP/1.1 ');
    expect(answer).toBe(expected);
  });
});

describe('the client address', () => {
  it('is that of the connection to the public server, whatever the client sends', async () => {
    const forged = await send(
      forwarding,
      `GET / HTTP/1.1\r\nX-Http-Thread: ${SECRET} 192.0.2.1\r\nx-http-thread: a b\r\n${CLOSE}`,
    );
    expect(forged).toContain('"from":"127.0.0.1"');
    expect(forged.toLowerCase()).not.toContain('x-http-thread');
  });

  it('can only be told by who has the secret', async () => {
    for (const headers of [{}, { 'x-http-thread': 'wrong 192.0.2.1' }, { 'x-http-thread': '' }]) {
      const refused = request({ ...address, headers }).end();
      await expect(once(refused, 'response')).rejects.toThrow('socket hang up');
    }
  });

  it('is told over a loopback port when no temporary folder can be created', async () => {
    vi.stubEnv('TMPDIR', '/nowhere');
    const server = createPrivateServer(SECRET, handle);
    servers.push(server);
    const port = await listenPrivately(server);
    vi.unstubAllEnvs();
    expect(port).toMatchObject({ host: '127.0.0.1' });
    const site = await startPublic(createForwarder(port, SECRET));
    expect(await send(site, `GET /a HTTP/1.1\r\n${CLOSE}`)).toContain('"url":"/a"');
  });

  it('is told over a socket that only this user can open', () => {
    if (!('socketPath' in address)) throw new Error('The temporary folder cannot be written.');
    expect(existsSync(address.socketPath)).toBe(true);
    expect(statSync(path.dirname(address.socketPath)).mode & 0o777).toBe(0o700);
  });
});

describe('a body', () => {
  it('of any size is complete in both directions', async () => {
    const sent = Buffer.alloc(LARGE_BYTES, 'upload');
    await withListener(
      (received, response) =>
        void buffer(received).then((body) => response.writeHead(200, { 'X-Received': hash(body) }).end(body)),
      async () => {
        const upload = request(`${forwarding}/a`, { method: 'POST' });
        upload.end(sent);
        const [answer] = await once(upload, 'response');
        expect(answer.headers['x-received']).toBe(hash(sent));
        expect(hash(await buffer(answer))).toBe(hash(sent));
      },
    );
  });

  it('waits for a client that does not read it', async () => {
    let written = 0;
    await withListener(
      (_received, response) => {
        const chunk = Buffer.alloc(100_000);
        const write = (): void => {
          while (written < LARGE_BYTES) {
            written += chunk.length;
            if (!response.write(chunk)) return void response.once('drain', write);
          }
          response.end();
        };
        write();
      },
      async () => {
        const answer = await new Promise<IncomingMessage>((resolve) => get(`${forwarding}/a`, resolve));
        await expect
          .poll(async () => [written, await settle(() => written)])
          .toSatisfy(([one, other]) => one > 0 && one === other);
        expect(written).toBeLessThan(LARGE_BYTES);
        expect((await buffer(answer)).length).toBe(LARGE_BYTES);
      },
    );
  });

  it('waits for a handler that does not read it', async () => {
    let held: IncomingMessage | undefined;
    await withListener(
      (received, response) => {
        held = received;
        received.once('end', () => response.end('read'));
      },
      async () => {
        const upload = request(`${forwarding}/a`, { method: 'POST' });
        let accepted = 0;
        for (let sent = 0; sent < LARGE_BYTES; sent += 100_000) upload.write(Buffer.alloc(100_000), () => (accepted += 100_000));
        upload.end();
        await expect.poll(() => held).toBeDefined();
        await expect.poll(async () => [accepted, await settle(() => accepted)]).toSatisfy(([one, other]) => one === other);
        expect(accepted).toBeLessThan(LARGE_BYTES);
        held?.resume();
        const [answer] = await once(upload, 'response');
        expect(await text(answer)).toBe('read');
      },
    );
  });

  it('that is not read is skipped, and the connection stays usable', async () => {
    await withListener(
      (received, response) =>
        received.url === '/early' ? response.writeHead(413).end('early') : void describeRequest(received, response),
      async () => {
        const body = 'x'.repeat(1_000_000);
        const bytes = `POST /early HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}GET /next HTTP/1.1\r\n${CLOSE}`;
        const answer = await send(forwarding, bytes);
        expect(answer).toMatch(/^HTTP\/1\.1 413 .*early.*HTTP\/1\.1 200 .*"url":"\/next"/s);
      },
    );
  });

  it('that takes long does not delay the head of its response', async () => {
    let held: ServerResponse | undefined;
    await withListener(
      (_received, response) => {
        held = response;
        response.writeHead(200, { 'X-Early': 'yes' }).flushHeaders();
      },
      async () => {
        const answer = await new Promise<IncomingMessage>((resolve) => get(`${forwarding}/a`, resolve));
        expect(answer.headers['x-early']).toBe('yes');
        held?.end('late');
        expect(await text(answer)).toBe('late');
      },
    );
  });
});

describe('an aborted request', () => {
  it.each([
    ['before the response', `GET /a HTTP/1.1\r\nHost: a\r\n\r\n`, false],
    ['during the response', `GET /a HTTP/1.1\r\nHost: a\r\n\r\n`, true],
    ['during the upload', `POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nabc`, false],
  ])('is aborted for the handler, too: %s', async (_when, bytes, hasBegun) => {
    let closed: boolean | undefined;
    let isReceived = false;
    await withListener(
      (received, response) => {
        received.resume();
        response.once('close', () => (closed = response.writableFinished));
        if (hasBegun) response.write('begin');
        isReceived = true;
      },
      async () => {
        const socket = open(forwarding);
        socket.write(bytes);
        await expect.poll(() => isReceived).toBe(true);
        if (hasBegun) await once(socket, 'data');
        socket.destroy();
        await expect.poll(() => closed).toBe(false);
      },
    );
  });

  it('is cut off for the client when the handler gives up', async () => {
    for (const begin of ['', 'begin'])
      await withListener(
        (_received, response) => {
          if (begin !== '') response.writeHead(200, { 'Content-Length': '100' }).write(begin);
          setTimeout(() => response.destroy(), 20);
        },
        async () => {
          const answer = await send(forwarding, `GET /a HTTP/1.1\r\nHost: a\r\n\r\n`);
          expect(answer.endsWith(begin)).toBe(true);
          expect(answer === '').toBe(begin === '');
        },
      );
  });

  it('does not harm the next one on another connection', async () => {
    for (let count = 0; count < 20; count += 1) {
      const socket = open(forwarding);
      socket.write('GET /stream HTTP/1.1\r\nHost: a\r\n\r\n');
      socket.destroy();
    }
    expect(await send(forwarding, `GET /stream HTTP/1.1\r\n${CLOSE}`)).toContain('"url":"/stream"');
  });
});

it('says that the server is busy when the main thread takes no connection', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = await startPublic(createForwarder({ socketPath: '/nowhere/socket' }, SECRET));
  expect(await send(lost, `GET /a HTTP/1.1\r\n${CLOSE}`)).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 1/s);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

/** Returns a value a moment later. */
async function settle(read: () => number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return read();
}
