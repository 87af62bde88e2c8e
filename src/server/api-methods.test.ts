import { createServer, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseApiMethod } from './api-methods';

const server = createServer((asked, answer) => {
  if (!refuseApiMethod(asked, answer)) answer.writeHead(204).end();
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address !== null) ({ port } = address);
});
afterAll(() => server.close());

/** By node:http, because fetch sends no TRACE. */
function ask(method: string, path: string): Promise<{ status: number | undefined; allow: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ port, method, path }, ({ statusCode, headers }) => resolve({ status: statusCode, allow: headers.allow })).once('error', reject).end();
  });
}

test.each(['TRACE', 'PROPFIND', 'LOCK', 'PURGE'])('%s is refused with the methods that there are', async (method) => {
  expect(await ask(method, '/api/pages')).toEqual({ status: 405, allow: 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS' });
  expect(await ask(method, '/api?x')).toMatchObject({ status: 405 });
});

test('what the interface knows is let through, and so is every other address', async () => {
  expect(await ask('PATCH', '/api/pages/1')).toMatchObject({ status: 204 });
  expect(await ask('TRACE', '/apis')).toMatchObject({ status: 204 });
});
