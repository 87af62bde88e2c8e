import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CachedEntry, createEntryHeader } from '@/platform/page-cache/cached-entry';
import type { BufferedResponse } from './buffered-response';
import { FinishedPages } from './finished-pages';

const PATH = '/company/about';
const KEY = 'build/page/$/company/about';

/** Stands for the memory of the page cache. */
const cache = new Map<string, CachedEntry>();
let pages: FinishedPages;
let server: Server;

/** Renders the page: the cache has a new entry, and the response names it. */
function render(body: string, headers: BufferedResponse['headers'] = {}): BufferedResponse {
  const cachedEntry = createEntryHeader(KEY);
  const value = brotliCompressSync(JSON.stringify({ value: { kind: 'APP_PAGE', html: body } }));
  cache.set(KEY, { header: cachedEntry, value });
  return { status: 200, headers: { 'x-nextjs-cache': 'MISS', ...headers }, body: Buffer.from(body), cachedEntry };
}

/** Requests a page from memory. @returns undefined when it isn't there */
async function ask(path = PATH, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, headers, method }, resolve).on('error', reject).end();
  });
  const body = await text(response);
  return response.statusCode === 404 ? undefined : { status: response.statusCode, headers: response.headers, body };
}

beforeAll(async () => {
  server = createServer((received, response) => {
    const { url = '', headers } = received;
    void pages.prepare(url, headers['accept-encoding'] ?? '', { 'X-Common': 'yes' }).then((isReady) => {
      if (!isReady || !pages.send(url, received, response)) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => void server.close());

beforeEach(() => {
  pages = new FinishedPages();
  globalThis.findCachedEntry = (key) => cache.get(key);
});
afterEach(() => {
  cache.clear();
  globalThis.findCachedEntry = undefined;
  vi.useRealTimers();
});

describe('the response of a cached page', () => {
  it('is sent as long as the page stays in the cache', async () => {
    pages.remember(PATH, render('one'));
    const page = await ask(PATH, { 'x-request-id': 'request-1' });
    expect(page).toMatchObject({ status: 200, body: 'one' });
    expect(page?.headers).toMatchObject({
      'x-nextjs-cache': 'HIT',
      'x-common': 'yes',
      'x-request-id': 'request-1',
      'content-length': '3',
    });
    expect(await ask('/company')).toBeUndefined();
    cache.clear();
    expect(await ask()).toBeUndefined();
  });

  it('is not sent when the page was rendered again', async () => {
    pages.remember(PATH, render('one'));
    const newer = render('two');
    expect(await ask()).toBeUndefined();
    pages.remember(PATH, newer);
    expect((await ask())?.body).toBe('two');
  });

  it('is not kept when the page was rendered again before the response was complete', async () => {
    const older = render('one');
    render('two');
    pages.remember(PATH, older);
    expect(await ask()).toBeUndefined();
  });

  it('is not kept without a page in the cache', async () => {
    const { cachedEntry: _, ...answer } = render('one');
    pages.remember(PATH, answer);
    const gone = render('two');
    cache.clear();
    pages.remember(PATH, gone);
    expect(await ask()).toBeUndefined();
  });

  it('is not sent by a process without a page cache', async () => {
    pages.remember(PATH, render('one'));
    globalThis.findCachedEntry = undefined;
    expect(await ask()).toBeUndefined();
  });

  it('is 304 for who has it in that encoding, and has no body for HEAD', async () => {
    pages.remember(PATH, render('a page '.repeat(100), { 'content-type': 'text/html; charset=utf-8' }));
    const compressed = await ask(PATH, { 'accept-encoding': 'gzip' });
    expect(compressed?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const conditions = { 'if-none-match': String(compressed?.headers.etag) };
    expect(await ask(PATH, conditions)).toMatchObject({ status: 200 });
    const known = await ask(PATH, { ...conditions, 'accept-encoding': 'gzip' });
    expect(known).toMatchObject({ status: 304, body: '' });
    expect(known?.headers).toMatchObject({ vary: 'Accept-Encoding', 'x-common': 'yes', etag: compressed?.headers.etag });
    expect(known?.headers).not.toHaveProperty('content-length');
    expect(await ask(PATH, { 'if-none-match': '"another"' })).toMatchObject({ status: 200 });
    const head = await ask(PATH, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head?.headers['content-length']).toBe('700');
  });

  it('is the same in each encoding, whichever was asked for first', async () => {
    const body = 'a page '.repeat(100);
    pages.remember(PATH, render(body, { 'content-type': 'text/html; charset=utf-8' }));
    for (const encoding of ['br', 'identity', 'gzip', 'br']) {
      const page = await ask(PATH, { 'accept-encoding': encoding });
      expect(page?.headers['content-encoding'] ?? 'identity').toBe(encoding);
    }
    expect(await ask()).toMatchObject({ body, headers: { 'content-length': '700' } });
    expect((await pages.get(PATH))?.body.toString()).toBe(body);
  });

  it('gets Last-Modified once its second is over', async () => {
    const modified = new Date('2026-11-22T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: modified });
    pages.remember(PATH, render('one', { 'last-modified': modified.toUTCString() }));
    expect((await ask())?.headers).not.toHaveProperty('last-modified');
    vi.setSystemTime(modified.getTime() + 2_000);
    expect((await ask())?.headers['last-modified']).toBe(modified.toUTCString());
  });
});
