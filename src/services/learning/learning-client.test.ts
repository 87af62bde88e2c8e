import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LearningClient, createLearningClient } from './learning-client';

let server: Server;
let platform: LearningClient;
let answer: (response: ServerResponse) => void = () => undefined;
let seen: { method: string | undefined; url: string | undefined; authorization: string | undefined; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        method: request.method,
        url: request.url,
        authorization: request.headers.authorization,
        body: Buffer.concat(chunks).toString(),
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  platform = createLearningClient({ url: `http://127.0.0.1:${address.port}`, token: 'a token of the test', timeLimitMs: 400 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('requests name the user and carry the token', async () => {
  answer = json({ done: ['/docs/configure/memory'] });
  expect(await platform.fetchCompletedSteps('a b')).toEqual({
    outcome: 'answered',
    answer: { done: ['/docs/configure/memory'] },
  });
  expect(seen).toEqual([
    { method: 'GET', url: '/api/learning/progress?subject=a+b', authorization: 'Bearer a token of the test', body: '' },
  ]);
});

test('marking a step is not retried when it fails', async () => {
  answer = json({ done: [] });
  await platform.setStepCompleted('somebody', '/docs/configure/memory', true);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ subject: 'somebody', step: '/docs/configure/memory', done: true });
  seen = [];
  answer = json({}, 503);
  expect(await platform.setStepCompleted('somebody', '/docs/configure/memory', true)).toEqual({ outcome: 'unavailable' });
  expect(seen).toHaveLength(1);
});

test.each([
  ['nonsense', json({ done: 'all' })],
  ['no answer at all', () => undefined],
  ['a connection that breaks', (response: ServerResponse) => void response.destroy()],
])('%s is returned as unavailable', async (_what, given) => {
  answer = given;
  expect(await platform.fetchCompletedSteps('somebody')).toEqual({ outcome: 'unavailable' });
});

test('a rejection is returned as such', async () => {
  answer = json({}, 403);
  expect(await platform.fetchCompletedSteps('somebody')).toEqual({ outcome: 'refused', status: 403 });
});
