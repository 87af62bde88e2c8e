import { beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError } from '@/platform/wait-with-timeout';
import { handleSearchPage } from './handle-search-page';
import { renderSearchHtml } from './search-html';

const { fetchInternalPage } = vi.hoisted(() => ({ fetchInternalPage: vi.fn() }));
vi.mock('@/platform/internal-pages', async (importOriginal) => ({ ...(await importOriginal<object>()), fetchInternalPage }));
vi.mock('@/modules/pages', () => ({ findSimilarPages: vi.fn() }));
vi.mock('../query/search-site', () => ({ searchSite: () => Promise.resolve(undefined) }));
vi.mock('../statistics/count-query', () => ({ countQuery: vi.fn() }));
vi.mock('../statistics/popular-queries', () => ({ findPopularQueries: vi.fn() }));

const SCOPE = { heading: 'Search', path: '/search' } as const;
const search = (): Promise<Response> => handleSearchPage(new Request('http://site.test/search?q=vacuum'), SCOPE);

beforeEach(() => fetchInternalPage.mockReset());

test('a search without an answer keeps the header of the site, also while a new page takes too long', async () => {
  const late = new TimeoutError('late');
  fetchInternalPage.mockRejectedValueOnce(late);
  const first = await search();
  expect(first.status).toBe(503);
  expect(await first.text(), 'no page yet').not.toContain('<header>');

  const html = `<title>Search</title><header></header>${await renderSearchHtml(SCOPE)}`;
  fetchInternalPage.mockResolvedValueOnce({ status: 200, headers: {}, html }).mockRejectedValueOnce(late);
  for (const response of [await search(), await search()]) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).toMatch(/<title>vacuum – Search.*<header>.*value="vacuum".*Search is busy/s);
  }
});
