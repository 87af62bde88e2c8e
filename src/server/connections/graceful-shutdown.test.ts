import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createGracefulShutdown } from './graceful-shutdown';

/** Starts a server that responds on demand and reports whether it is stopping. */
async function heldServer(limits?: Parameters<typeof createGracefulShutdown>[1]) {
  const held: ServerResponse[] = [];
  const server = createServer((asked, response) => {
    stopping.track(response);
    if (asked.url === '/held') held.push(response);
    else asked.resume().once('end', () => response.end(String(stopping.isStopping())));
  });
  const stopping = createGracefulShutdown(server, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object.assign({ port: 0 }, server.address());
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const send = (path: string, body?: string) =>
    new Promise<string>((resolve, reject) => {
      request({ agent, port, path, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
        let text = '';
        answer
          .on('data', (chunk: Buffer) => (text += chunk.toString()))
          .on('end', () => resolve(text))
          .on('error', reject);
      })
        .on('error', reject)
        .end(body);
    });
  const countConnections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { stopping, held, send, countConnections };
}

it('closes after the last response and reports that it is stopping on an open connection', async () => {
  const { stopping, held, send } = await heldServer({ idleLimitMs: 0 });
  const answer = send('/held');
  await expect.poll(() => held.length).toBe(1);
  expect(await send('/')).toBe('false');
  const stopped = stopping.stop();
  expect(stopping.isStopping()).toBe(true);
  expect(stopping.stop()).toBe(stopped);
  held[0]?.end('whole');
  expect(await answer).toBe('whole');
  await stopped;
});

it('cuts off requests that do not finish within the limit', async () => {
  const { stopping, held, send } = await heldServer({ timeLimitMs: 50 });
  const answer = send('/held').catch((error: Error) => error.message);
  await expect.poll(() => held.length).toBe(1);
  await stopping.stop();
  expect(await answer).toContain('socket hang up');
});

it('answers what arrives on idle connections, and closes them afterwards', async () => {
  const { stopping, held, send, countConnections } = await heldServer({ idleLimitMs: 60_000 });
  const both = [send('/held'), send('/held')];
  await expect.poll(() => held.length).toBe(2);
  for (const response of held) response.end();
  await Promise.all(both);
  expect(await countConnections()).toBe(2);
  const stopped = stopping.stop();
  expect(await send('/', 'a form')).toBe('true');
  await expect.poll(countConnections).toBe(1);
  expect(await send('/', 'a form')).toBe('true');
  await stopped;
});

it('closes idle connections after a moment', async () => {
  const { stopping, send, countConnections } = await heldServer({ idleLimitMs: 1 });
  await send('/');
  expect(await countConnections()).toBe(1);
  await stopping.stop();
  expect(await countConnections()).toBe(0);
});
