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
