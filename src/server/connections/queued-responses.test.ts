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
