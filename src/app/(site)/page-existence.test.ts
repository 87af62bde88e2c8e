import { expect, it, vi } from 'vitest';
import { ROUTES } from '@/server/routes';
import { hasPage, OWN_ROUTE_PREFIXES } from './page-existence';

vi.mock('@/modules/docs', () => ({ resolveDoc: async (path: string) => (path === '/docs/tune' ? {} : undefined) }));
vi.mock('@/modules/learning', () => ({
  findLearningPath: async (path: string) => (path === '/training/learning-paths/developer' ? {} : undefined),
  findLesson: async (path: string) => (path === '/training/free-postgres-training/joins' ? {} : undefined),
}));
vi.mock('@/modules/search', () => ({ findSearchScope: (path: string) => (path === '/docs/search' ? {} : undefined) }));
vi.mock('@/modules/training', () => ({ findClass: async (slug: string) => (slug === 'essentials' ? {} : undefined) }));
vi.mock('./entry-pages', () => ({ findEntryPage: async (path: string) => (path === '/blog/post' ? {} : undefined) }));
vi.mock('./page-views', () => ({ findPageView: async (path: string) => (path === '/blog/topic/sql' ? {} : undefined) }));

it('knows how to find the pages of each route', () => {
  const prefixes = ROUTES.filter(({ kind, path }) => kind === 'page' && path.includes('[') && path !== '/[[...path]]').map(
    ({ path }) => path.slice(0, path.indexOf('[')),
  );
  expect(OWN_ROUTE_PREFIXES.toSorted()).toEqual(prefixes.toSorted());
});

it.each([
  ['/docs/search', true],
  ['/docs/tune', true],
  ['/docs/none', false],
  ['/training/classes/essentials', true],
  ['/training/classes/none', false],
  ['/training/free-postgres-training/joins', true],
  ['/training/free-postgres-training/none', false],
  ['/training/learning-paths/developer', true],
  ['/training/learning-paths/none', false],
  ['/blog/post', true],
  ['/blog/topic/sql', true],
  ['/blog/none', false],
])('%s: %s', async (path, isThere) => expect(await hasPage(path)).toBe(isThere));
