import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CachedEntry, createEntryHeader } from '@/platform/page-cache/cached-entry';
import type { BufferedResponse } from './buffered-response';
import { sendPreparedPage } from './prepared-page';
import { ResponseCache } from './response-cache';

const PATH = '/company/about';
const KEY = 'build/page/$/company/about';

/** Replaces the memory of the page cache. */
const cache = new Map<string, CachedEntry>();
let pages: ResponseCache;
let server: Server;

/** Renders the page: creates a cache entry and returns a response that refers to it. */
function render(body: string, headers: BufferedResponse['headers'] = {}): BufferedResponse {
  const cachedEntry = createEntryHeader(KEY);
  const value = brotliCompressSync(JSON.stringify({ value: { kind: 'APP_PAGE', html: body } }));
  cache.set(KEY, { header: cachedEntry, value, expiresAt: Infinity });
  return { status: 200, headers: { 'x-nextjs-cache': 'MISS', ...headers }, body: Buffer.from(body), cachedEntry };
}

/** Requests a page from memory. @returns undefined when it isn't there */
async function fetchPage(path = PATH, headers: Record<string, string> = {}, method = 'GET') {
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
    void pages.prepare(url, headers['accept-encoding'] ?? '', { 'X-Common': 'yes' }).then((prepared) => {
      if (prepared === undefined) response.writeHead(404).end();
      else sendPreparedPage(prepared.page, received, response, 'request-1');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => void server.close());

beforeEach(() => {
  pages = new ResponseCache();
  globalThis.findCachedEntry = (key) => cache.get(key);
});
afterEach(() => {
  cache.clear();
  globalThis.findCachedEntry = undefined;
  vi.useRealTimers();
});

describe('the response of a cached page', () => {
  it('is sent as long as the page stays in the cache', async () => {
    pages.set(PATH, render('one'));
    const page = await fetchPage();
    expect(page).toMatchObject({ status: 200, body: 'one' });
    expect(page?.headers).toMatchObject({
      'x-nextjs-cache': 'HIT',
      'x-common': 'yes',
      'x-request-id': 'request-1',
      'content-length': '3',
    });
    expect(await fetchPage('/company')).toBeUndefined();
    cache.clear();
    expect(await fetchPage()).toBeUndefined();
  });

  it('is prepared once for each encoding, because compressing it takes long', async () => {
    pages.set(PATH, render('one'));
    const prepare = async (encoding: string) => (await pages.prepare(PATH, encoding, {}))?.page;
    const [first, other] = [await prepare('br'), await prepare('gzip')];
    expect(first?.encoding).not.toBe(other?.encoding);
    expect(await prepare('br')).toBe(first);
    expect(await prepare('gzip')).toBe(other);
  });

  it('is not sent when the page was rendered again', async () => {
    pages.set(PATH, render('one'));
    const newer = render('two');
    expect(await fetchPage()).toBeUndefined();
    pages.set(PATH, newer);
    expect((await fetchPage())?.body).toBe('two');
  });

  it('is not cached when the page was rendered again before the response was complete', async () => {
    const older = render('one');
    render('two');
    pages.set(PATH, older);
    expect(await fetchPage()).toBeUndefined();
  });

  it('is not cached without a page in the cache', async () => {
    const { cachedEntry: _, ...answer } = render('one');
    pages.set(PATH, answer);
    const gone = render('two');
    cache.clear();
    pages.set(PATH, gone);
    expect(await fetchPage()).toBeUndefined();
  });

  it('is not sent by a process without a page cache', async () => {
    pages.set(PATH, render('one'));
    globalThis.findCachedEntry = undefined;
    expect(await fetchPage()).toBeUndefined();
  });

  it('is 304 for a client that has it in that encoding, and has no body for HEAD', async () => {
    pages.set(PATH, render('a page '.repeat(100), { 'content-type': 'text/html; charset=utf-8' }));
    const compressed = await fetchPage(PATH, { 'accept-encoding': 'gzip' });
    expect(compressed?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const conditions = { 'if-none-match': String(compressed?.headers.etag) };
    expect(await fetchPage(PATH, conditions)).toMatchObject({ status: 200 });
    const known = await fetchPage(PATH, { ...conditions, 'accept-encoding': 'gzip' });
    expect(known).toMatchObject({ status: 304, body: '' });
    expect(known?.headers).toMatchObject({ vary: 'Accept-Encoding', 'x-common': 'yes', etag: compressed?.headers.etag });
    expect(known?.headers).not.toHaveProperty('content-length');
    expect(await fetchPage(PATH, { 'if-none-match': '"another"' })).toMatchObject({ status: 200 });
    const head = await fetchPage(PATH, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head?.headers['content-length']).toBe('700');
  });

  it('is the same in each encoding, whichever was requested first', async () => {
    const body = 'a page '.repeat(100);
    pages.set(PATH, render(body, { 'content-type': 'text/html; charset=utf-8' }));
    for (const encoding of ['br', 'identity', 'gzip', 'br']) {
      const page = await fetchPage(PATH, { 'accept-encoding': encoding });
      expect(page?.headers['content-encoding'] ?? 'identity').toBe(encoding);
    }
    expect(await fetchPage()).toMatchObject({ body, headers: { 'content-length': '700' } });
    expect((await pages.get(PATH))?.body.toString()).toBe(body);
  });

  it('expires with the page', async () => {
    const response = render('one');
    cache.set(KEY, { header: response.cachedEntry, value: cache.get(KEY)?.value ?? Buffer.alloc(0), expiresAt: 10_000 });
    pages.set(PATH, response);
    expect((await pages.prepare(PATH, 'gzip', {}))?.page.expiresAt).toBe(10_000);
  });

  it('gets Last-Modified when its second is over', async () => {
    const modified = new Date('2026-11-22T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: modified });
    pages.set(PATH, render('one', { 'last-modified': modified.toUTCString() }));
    const young = await fetchPage();
    expect(young?.headers).not.toHaveProperty('last-modified');
    vi.setSystemTime(modified.getTime() + 2_000);
    const settled = await fetchPage();
    expect(settled?.headers['last-modified']).toBe(modified.toUTCString());
    expect(settled?.headers.etag).toBe(young?.headers.etag);
    const known = await fetchPage(PATH, { 'if-modified-since': modified.toUTCString() });
    expect(known).toMatchObject({ status: 304, headers: { 'last-modified': modified.toUTCString() } });
  });
});
