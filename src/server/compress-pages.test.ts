import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressPages } from './compress-pages';

const PAGE = `<!doctype html><title>Page</title>${'<p>The same words again. </p>'.repeat(200)}`;

/** A server that answers as Next does: in pieces, with a head of its own, and with an encoding when it is asked for one. */
const server = createServer((asked, response) => {
  compressPages(asked, response);
  const headers = asked.url === '/kept' ? { 'x-page-version': '1' } : {};
  if (asked.url === '/nothing') return response.writeHead(304, { ETag: '"a"' }).end();
  if (asked.headers['accept-encoding']) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('ETag', '"a"');
  response.writeHead(asked.url === '/missing' ? 404 : 200, { 'Content-Type': asked.url === '/data' ? 'application/json' : 'text/html; charset=utf-8', ...headers });
  response.write(PAGE.slice(0, 10));
  response.end(PAGE.slice(10));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

function get(path: string, encoding?: string): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, server.address());
  return new Promise((resolve, reject) => {
    request({ port, path, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject).end();
  });
}

test('a page is compressed for who takes Brotli, the second time from memory, and says its length', async () => {
  for (const path of ['/kept', '/kept', '/made-each-time', '/missing']) {
    const { status, headers, body } = await get(path, 'gzip, deflate, br');
    expect(status).toBe(path === '/missing' ? 404 : 200);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.etag).toBe('W/"a"');
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  }
});

test('who does not take it, or refuses it, gets what Next makes', async () => {
  for (const encoding of [undefined, 'gzip', 'br;q=0', 'br; q=0.000, gzip', 'brotli']) {
    const { headers } = await get('/kept', encoding);
    expect(headers['content-encoding'], String(encoding)).toBe(encoding === undefined ? undefined : 'gzip');
  }
});

test('what is no text, a file, or has no body is left as it is', async () => {
  expect((await get('/data', 'br')).body.toString()).toBe(PAGE);
  expect((await get('/_next/static/a.js', 'br')).headers['content-encoding']).toBe('gzip');
  const nothing = await get('/nothing', 'br');
  expect(nothing).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(nothing.headers['content-encoding']).toBeUndefined();
});
