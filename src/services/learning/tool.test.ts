import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenLocally } from '@/platform/testing/local-server';
import { isToolReachable } from './tool';

/** What the tool does with its requests, one after the other; then it answers 400. */
let behavior: (number | 'close' | 'silence')[] = [];
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const next = behavior.shift() ?? 400;
  if (next === 'close') request.socket.destroy();
  else if (next !== 'silence') response.writeHead(next).end();
});
let loginUrl: string;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  requests = 0;
  loginUrl = `${await listenLocally(server)}/lti/login`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it.each([
  ['answers', [], true, 1],
  ['refuses a request without parameters', [501], true, 1],
  ['closes one connection', ['close'], true, 2],
  ['fails once', [503], true, 2],
  ['fails twice', [503, 500], false, 2],
] as const)('a learning platform that %s is asked again at most once', async (_what, does, isReachable, asked) => {
  behavior = [...does];
  expect(await isToolReachable({ loginUrl })).toBe(isReachable);
  expect(requests).toBe(asked);
});

it('a tool that timed out is not retried', async () => {
  behavior = ['silence', 'silence'];
  expect(await isToolReachable({ loginUrl }, 100)).toBe(false);
  expect(requests).toBe(1);
});
