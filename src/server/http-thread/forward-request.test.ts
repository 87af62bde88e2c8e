import { existsSync, statSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { getRemoteAddress } from '../connections/remote-address';
import type { PrivateAddress } from './private-server';
import { CLOSE, hash, type Listener, SECRET, send, TestServers } from './testing/forwarding-servers';

/*
 * A client must not notice that its requests are forwarded. So the same bytes are sent to two servers, one of which forwards
 * to the other's listener.
 */
/** Headers that only one of the connections has. */
const OF_CONNECTION = ['connection', 'keep-alive', 'expect', 'trailer'];

const servers = new TestServers();
let address: PrivateAddress;
let direct: string;
let forwarding: string;

const handle: Listener = (received, response) => void describeRequest(received, response);

beforeAll(async () => {
  address = await servers.startPrivate(handle);
  direct = await servers.startPublic(handle);
  forwarding = await servers.startForwarding(address);
});
afterAll(() => servers.close());

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
    ['a value that is the name of the header between the threads', `GET /a HTTP/1.1\r\nX-Name: x-http-thread\r\n${CLOSE}`],
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
      `GET /stream/a HTTP/1.1\r\nHost: a\r\n\r\nPOST /b HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n` +
        `bodyHEAD /c HTTP/1.1\r\nHost: a\r\n\r\nGET /missing HTTP/1.1\r\n${CLOSE}`,
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

  it('is accepted only from a sender that has the secret', async () => {
    for (const headers of [{}, { 'x-http-thread': 'wrong 192.0.2.1' }, { 'x-http-thread': '' }]) {
      const refused = request({ ...address, headers }).end();
      await expect(once(refused, 'response')).rejects.toThrow('socket hang up');
    }
  });

  it('is sent over a loopback port when no temporary folder can be created', async () => {
    vi.stubEnv('TMPDIR', '/nowhere');
    const port = await servers.startPrivate(handle);
    vi.unstubAllEnvs();
    expect(port).toMatchObject({ host: '127.0.0.1' });
    const site = await servers.startForwarding(port);
    expect(await send(site, `GET /a HTTP/1.1\r\n${CLOSE}`)).toContain('"url":"/a"');
  });

  it('is sent over a socket that only this user can open', () => {
    const { socketPath } = z.object({ socketPath: z.string() }).parse(address);
    expect(existsSync(socketPath)).toBe(true);
    expect(statSync(path.dirname(socketPath)).mode & 0o777).toBe(0o700);
  });
});

it('says that the server is busy when the main thread refuses the connection, and when its socket was removed, for good', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onLost = vi.fn();
  // Nothing listens on this port.
  const refusing = await servers.startForwarding({ host: '127.0.0.1', port: 1 }, onLost);
  expect(await send(refusing, `GET /a HTTP/1.1\r\n${CLOSE}`)).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 1/s);
  expect(onLost).not.toHaveBeenCalled();
  const lost = await servers.startForwarding({ socketPath: '/nowhere/socket' }, onLost);
  expect(await send(lost, `GET /a HTTP/1.1\r\n${CLOSE}`)).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 1/s);
  expect(log).toHaveBeenCalledTimes(2);
  expect(onLost).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
