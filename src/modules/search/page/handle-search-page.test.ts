import { beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError } from '@/platform/wait-with-timeout';
import { handleSearchPage } from './handle-search-page';
import { renderSearchHtml } from './search-html';
import type { SearchScope } from './search-scope';

const { fetchInternalPage } = vi.hoisted(() => ({ fetchInternalPage: vi.fn() }));
vi.mock('@/platform/internal-pages', async (importOriginal) => ({ ...(await importOriginal<object>()), fetchInternalPage }));
vi.mock('@/modules/pages', () => ({ findSimilarPages: vi.fn() }));
vi.mock('../query/search-site', () => ({ searchSite: () => Promise.resolve(undefined) }));
vi.mock('../statistics/count-query', () => ({ countQuery: vi.fn() }));
vi.mock('../statistics/popular-queries', () => ({ findPopularQueries: vi.fn() }));

beforeEach(() => fetchInternalPage.mockReset());

test.each<[failure: string, scope: SearchScope, fail: () => unknown]>([
  [
    'takes too long',
    { heading: 'Search', path: '/search' },
    () => fetchInternalPage.mockRejectedValueOnce(new TimeoutError('late')),
  ],
  [
    'fails',
    { heading: 'Search', path: '/docs/search' },
    () => fetchInternalPage.mockResolvedValueOnce({ status: 500, headers: {}, html: '<header></header>' }),
  ],
])('a search without an answer keeps the header of the site, also while a new page %s', async (_failure, scope, fail) => {
  const search = (): Promise<Response> => handleSearchPage(new Request('http://site.test/search?q=vacuum'), scope);
  fail();
  const first = await search();
  expect(first.status).toBe(503);
  expect(await first.text(), 'no page yet').not.toContain('<header>');

  const html = `<title>Search</title><header></header>${await renderSearchHtml(scope)}`;
  fetchInternalPage.mockResolvedValueOnce({ status: 200, headers: {}, html });
  fail();
  for (const response of [await search(), await search()]) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).toMatch(/<title>vacuum – Search.*<header>.*value="vacuum".*Search is busy/s);
  }
});
