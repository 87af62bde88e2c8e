import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenLocally } from '@/platform/testing/local-server';
import { createPublicServer, type PublicServer } from './public-server';

const CONNECT = 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n';
/** More than the kernel buffers of a connection hold: on Linux at most 32 MB in each direction (tcp_rmem). */
const LARGE_BYTES = 100_000_000;

let site: PublicServer;
let port: number;
let sockets: Socket[];

beforeEach(async () => {
  site = createPublicServer(
    ({ url }, response) => response.end(url === '/small' ? 'small' : Buffer.alloc(LARGE_BYTES)),
    () => undefined,
    1_000,
  );
  port = Number(new URL(await listenLocally(site.server)).port);
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await site.shutdown.stop();
});

/** Opens a connection whose own end stays open. */
function open(): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  return socket;
}

const countConnections = () => new Promise<number>((resolve) => site.server.getConnections((_error, count) => resolve(count)));

it('a CONNECT gets a response, and a client that keeps its connection open does not delay a stop', async () => {
  const socket = open();
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(CONNECT);
  await once(socket, 'end');
  expect(received).toMatch(/^HTTP\/1\.1 405 .*Allow: GET, HEAD/s);
  await site.shutdown.stop();
  expect(await countConnections()).toBe(0);
});

it('a request with two hosts is refused, and nothing after it is answered', async () => {
  const socket = open();
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'end');
  expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
});

it('a client that resets its connection after a CONNECT does not end the process', async () => {
  // Vitest fails the run on an error that nothing handles.
  const accepted = once(site.server, 'connection');
  const socket = open();
  socket.write(CONNECT);
  const [connection] = await accepted;
  await once(site.server, 'connect');
  connection.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  await expect.poll(countConnections).toBe(0);
});

it('a client that reads no response before its CONNECT loses its connection', async () => {
  const socket = open();
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\n\r\n${CONNECT}`);
  await once(site.server, 'connect');
  await expect.poll(countConnections, { timeout: 20_000 }).toBe(0);
});

it('a client that drips a body after its response loses its connection', async () => {
  const socket = open();
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString())).on('error', () => undefined);
  socket.write('POST /small HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n');
  const drip = setInterval(() => socket.write('a'), 10);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  expect(received).toMatch(/^HTTP\/1\.1 200 .*small$/s);
});

it('a body that arrives after its response leaves the connection open', async () => {
  const socket = open();
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write('POST /small HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n');
  await expect.poll(() => received).toContain('small');
  socket.write('aGET /small HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});

it('the connection of a request for another protocol is closed, because Node drops the requests after it', async () => {
  const socket = open();
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const get = (headers: string) => `GET /small HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
  socket.write(get('Connection: Upgrade\r\nUpgrade: websocket\r\n') + get(''));
  await once(socket, 'end');
  expect(received).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n.*small$/s);
});
