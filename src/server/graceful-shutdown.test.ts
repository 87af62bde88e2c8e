import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createGracefulShutdown } from './graceful-shutdown';

/** Starts a server that responds on demand and reports whether it is stopping. */
async function heldServer(timeLimit?: number) {
  const held: ServerResponse[] = [];
  const server = createServer((asked, response) => {
    stopping.track(response);
    if (asked.url === '/held') held.push(response);
    else response.end(String(stopping.isStopping()));
  });
  const stopping = createGracefulShutdown(server, timeLimit);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object.assign({ port: 0 }, server.address());
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const get = (path: string) =>
    new Promise<string>((resolve, reject) => {
      request({ agent, port, path }, (answer) => {
        let text = '';
        answer
          .on('data', (chunk: Buffer) => (text += chunk.toString()))
          .on('end', () => resolve(text))
          .on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  return { stopping, held, get };
}

it('closes after the last response and reports that it is stopping on an open connection', async () => {
  const { stopping, held, get } = await heldServer();
  const answer = get('/held');
  await expect.poll(() => held.length).toBe(1);
  expect(await get('/')).toBe('false');
  const stopped = stopping.stop();
  expect(stopping.isStopping()).toBe(true);
  expect(stopping.stop()).toBe(stopped);
  held[0]?.end('whole');
  expect(await answer).toBe('whole');
  await stopped;
});

it('cuts off requests that do not finish within the limit', async () => {
  const { stopping, held, get } = await heldServer(50);
  const answer = get('/held').catch((error: Error) => error.message);
  await expect.poll(() => held.length).toBe(1);
  await stopping.stop();
  expect(await answer).toContain('socket hang up');
});
