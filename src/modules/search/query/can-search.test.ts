import { expect, it, vi } from 'vitest';

const { searchSite } = vi.hoisted(() => ({ searchSite: vi.fn() }));
vi.mock('./search-site', () => ({ searchSite }));

it.each([
  ['finds a page', { total: 3 }, true],
  ['finds nothing, as with an empty index', { total: 0 }, false],
  ['has no answer in time', undefined, false],
])('a search that %s', async (_what, result, works) => {
  // Another test file may have loaded it with a mock of its own.
  vi.resetModules();
  const { canSearch } = await import('./can-search');
  searchSite.mockResolvedValueOnce(result);
  expect(await canSearch()).toBe(works);
});
