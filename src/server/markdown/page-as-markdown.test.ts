import { expect, it, vi } from 'vitest';
import type { RequestHandler, ResponseHead } from '../responses/buffered-response';
import { renderPageAsMarkdown } from './page-as-markdown';

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' };

/** Sends a page with a version; none is in memory. */
function createSite(version: string, text: string) {
  const next = vi.fn<RequestHandler>(async (_request, response) => {
    response.writeHead(200, { ...HEADERS, 'x-page-version': version }).end(`<main><h1>${text}</h1></main>`);
  });
  return { next, host: 'www.example.com', siteUrl: 'https://www.example.com', findCachedHead: () => undefined };
}

const buildHead = (version: string): ResponseHead => ({ status: 200, headers: { ...HEADERS, 'x-page-version': version } });

it('requests a page in memory only once from Next, and again when it has changed', async () => {
  const site = createSite('1', 'First');
  const first = await renderPageAsMarkdown('/page', site);
  expect(first?.body.toString()).toContain('# First');
  expect(site.next).toHaveBeenCalledTimes(1);

  const known = { ...site, findCachedHead: () => buildHead('1') };
  expect(await renderPageAsMarkdown('/page', known)).toEqual(first);
  expect(site.next).toHaveBeenCalledTimes(1);

  const changed = { ...createSite('2', 'Second'), findCachedHead: () => buildHead('2') };
  expect((await renderPageAsMarkdown('/page', changed))?.body.toString()).toContain('# Second');
  expect(changed.next).toHaveBeenCalledTimes(1);
});

it('keeps the pages of two paths apart', async () => {
  await renderPageAsMarkdown('/one', createSite('same', 'One'));
  const two = { ...createSite('same', 'Two'), findCachedHead: () => buildHead('same') };
  expect((await renderPageAsMarkdown('/two', two))?.body.toString()).toContain('# Two');
});

it.each([
  ['/company/about', '/company/about.md'],
  ['/', '/index.md'],
  ['/docs/18/server-operation#logs', '/docs/18/server-operation.md#logs'],
  ['https://www.example.com/products', '/products.md'],
  ['https://other.example/products', 'https://other.example/products'],
  ['/dashboard', '/dashboard'],
  ['/blog/feed.xml', '/blog/feed.xml'],
])('a page that is redirected to %s has its Markdown redirected to %s', async (location, target) => {
  const next: RequestHandler = async (_request, response) => {
    // Next appends the target of a cached redirect to the one it has already set.
    response.appendHeader('location', [location, location]).writeHead(308, { 'cache-control': 'public' }).end();
  };
  const redirect = await renderPageAsMarkdown('/old', { ...createSite('1', 'Old'), next });
  expect(redirect).toMatchObject({ status: 308, headers: { location: target, 'cache-control': 'public' } });
});
