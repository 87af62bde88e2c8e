import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listenLocally } from '@/platform/testing/local-server';
import { createPublicServer, type PublicServer } from './public-server';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

let site: PublicServer;
afterEach(() => site.shutdown.stop());

/** Starts a server that only records its responses. */
async function start(): Promise<{ port: number; responses: ServerResponse[]; closed: ServerResponse[] }> {
  const responses: ServerResponse[] = [];
  const closed: ServerResponse[] = [];
  site = createPublicServer(
    (_request, response) => {
      responses.push(response);
      response.once('close', () => closed.push(response));
    },
    () => undefined,
  );
  return { port: Number(new URL(await listenLocally(site.server)).port), responses, closed };
}

it('all responses of a connection close when the client disconnects, also those that wait behind the first', async () => {
  const { port, responses, closed } = await start();
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(GET.repeat(3));
  await expect.poll(() => responses.length).toBe(3);
  expect(closed).toEqual([]);
  socket.resetAndDestroy();
  await expect.poll(() => closed.length).toBe(3);
  expect(new Set(closed)).toEqual(new Set(responses));
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
});

it('a response that was sent closes once, in turn, and the later ones are sent as usual', async () => {
  const { port, responses, closed } = await start();
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(GET.repeat(2));
  await expect.poll(() => responses.length).toBe(2);
  responses[1]?.end('second');
  responses[0]?.end('first');
  await expect.poll(() => received).toMatch(/first[^]*second/);
  await expect.poll(() => closed).toEqual(responses);
  socket.destroy();
});

it('a connection on which too many responses wait is closed, and no more of its requests are handled', async () => {
  const { port, responses, closed } = await start();
  const socket = connect({ port, host: '127.0.0.1' });
  // One chunk, as Node reads it.
  socket.write(GET.repeat(1_000));
  await once(socket, 'close');
  expect(responses.length).toBe(101);
  await expect.poll(() => new Set(closed)).toEqual(new Set(responses));
});

it('a client that waits for some of its responses has any number of requests handled', async () => {
  const { port, responses } = await start();
  const socket = connect({ port, host: '127.0.0.1' });
  for (let round = 1; round <= 3; round += 1) {
    socket.write(GET.repeat(100));
    await expect.poll(() => responses.length).toBe(100 * round);
    for (const response of responses.slice(-100)) response.end('sent');
    await expect.poll(() => responses.every(({ writableFinished }) => writableFinished)).toBe(true);
  }
  socket.destroy();
});
