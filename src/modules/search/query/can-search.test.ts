import { expect, it, vi } from 'vitest';
import { canSearch } from './can-search';

const { searchSite } = vi.hoisted(() => ({ searchSite: vi.fn() }));
vi.mock('./search-site', () => ({ searchSite }));

it.each([
  ['finds a page', { total: 3 }, true],
  ['finds nothing, as with an empty index', { total: 0 }, false],
  ['has no answer in time', undefined, false],
])('a search that %s', async (_what, result, works) => {
  searchSite.mockResolvedValueOnce(result);
  expect(await canSearch()).toBe(works);
});
