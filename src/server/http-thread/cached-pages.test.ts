import { type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { STATUS_PATHS } from '@/platform/status-paths';
import { parseRequestId } from '@/platform/request-scope';
import { sendPreparedPage } from '../responses/prepared-page';
import { prepareHead } from '../responses/prepared-response';
import { createPublicServer } from '../connections/public-server';
import { CachedPages } from './cached-pages';
import type { SharedPage } from './messages';

const PATH = '/company/about';

const fresh = new Set<number>();
let pages: CachedPages;
let server: Server;
let site: string;

beforeAll(async () => {
  const created = createPublicServer(
    (received, response) => {
      const page = pages.find(received) ?? (received.url?.startsWith('/nothing') ? pages.findNotFound(received) : undefined);
      if (page === undefined) response.writeHead(404).end();
      else sendPreparedPage(page, received, response, parseRequestId(received.headers));
    },
    () => undefined,
  );
  server = created.server;
  site = await listenLocally(server);
});
afterAll(() => closeServer(server));
beforeEach(() => {
  fresh.clear();
  fresh.add(1);
  pages = new CachedPages({ isFresh: ({ slot }) => fresh.has(slot) });
});

function createPage(body: string, changed: Partial<SharedPage> = {}): SharedPage {
  return {
    path: PATH,
    encoding: undefined,
    heads: {
      complete: prepareHead(200, ['Content-Length', String(body.length), 'ETag', 'W/"1"', 'X-Common', 'yes']),
      notModified: prepareHead(304, ['ETag', 'W/"1"']),
      validators: { etag: 'W/"1"' },
    },
    body: new Uint8Array(Buffer.from(body)),
    expiresAt: Infinity,
    token: { slot: 1, generation: 0 },
    ...changed,
  };
}

async function fetchPage(target = PATH, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(site + target, { headers, method }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it('a page is sent as long as it is fresh and not expired', async () => {
  pages.set(createPage('page', { expiresAt: 2_000 }));
  vi.useFakeTimers({ toFake: ['Date'], now: 1_999 });
  const page = await fetchPage(PATH, { 'x-request-id': 'request-1' });
  expect(page).toMatchObject({ status: 200, body: 'page', headers: { 'x-common': 'yes', 'x-request-id': 'request-1' } });
  vi.setSystemTime(2_000);
  expect((await fetchPage()).status).toBe(404);
  vi.useRealTimers();
  pages.set(createPage('page'));
  expect((await fetchPage()).status).toBe(200);
  fresh.clear();
  expect((await fetchPage()).status).toBe(404);
});

it('a file, which has no cache entry, is sent even while this process receives no invalidations', async () => {
  const { token: _, ...file } = createPage('file', { path: '/icon.svg' });
  pages.set(file);
  fresh.clear();
  expect(await fetchPage('/icon.svg?1')).toMatchObject({ status: 200, body: 'file' });
  expect((await fetchPage('/icon.svg', { 'if-none-match': 'W/"1"' })).status).toBe(304);
});

it('a newer page replaces the older one, in its encoding', async () => {
  pages.set(createPage('old'));
  pages.set(createPage('packed', { encoding: 'gzip' }));
  pages.set(createPage('new'));
  expect((await fetchPage()).body).toBe('new');
  expect((await fetchPage(PATH, { 'accept-encoding': 'gzip' })).body).toBe('packed');
  expect((await fetchPage(PATH, { 'accept-encoding': 'br' })).status).toBe(404);
});

it('a client that has the page gets 304, and HEAD has no body', async () => {
  pages.set(createPage('page'));
  expect(await fetchPage(PATH, { 'if-none-match': 'W/"1"' })).toMatchObject({ status: 304, body: '' });
  expect(await fetchPage(PATH, { 'if-none-match': 'W/"2"' })).toMatchObject({ status: 200, body: 'page' });
  expect(await fetchPage(PATH, {}, 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '4' } });
});

it('a query makes no difference, except to a search', async () => {
  pages.set(createPage('page'));
  pages.set(createPage('search', { path: '/search' }));
  expect((await fetchPage(`${PATH}?utm_source=news`)).body).toBe('page');
  expect((await fetchPage('/search')).body).toBe('search');
  expect((await fetchPage('/search?q=index')).status).toBe(404);
});

it('the 404 page is sent in place of a page', async () => {
  pages.set(createPage('missing', { path: STATUS_PATHS['/404'], encoding: 'gzip' }));
  expect((await fetchPage('/nothing?a=b', { 'accept-encoding': 'gzip' })).body).toBe('missing');
  expect((await fetchPage('/nothing')).body).toBe('');
});

it.each<[string, string, IncomingHttpHeaders, string]>([
  ['another method', PATH, {}, 'POST'],
  ['data of React', PATH, { rsc: '1' }, 'GET'],
  ['Markdown', PATH, { accept: 'text/markdown' }, 'GET'],
  ['the file of its Markdown', `${PATH}.md`, {}, 'GET'],
  ['another spelling of its path', `${PATH}/`, {}, 'GET'],
])('a request for %s is left to the main thread', async (_what, target, headers, method) => {
  pages.set(createPage('page'));
  expect((await fetchPage(target, headers, method)).status).toBe(404);
});

it('knows whether a path has a fresh page, in any encoding', () => {
  pages.set(createPage('body', { encoding: 'gzip' }));
  expect(pages.has(PATH)).toBe(true);
  expect(pages.has('/company')).toBe(false);
  fresh.delete(1);
  expect(pages.has(PATH)).toBe(false);
});
