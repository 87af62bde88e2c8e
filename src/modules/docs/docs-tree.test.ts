import { expect, test } from 'vitest';
import type { DocVersion } from '@/cms/core/kinds/docs-locations';
import { getCanonicalPath, getAdjacentPages, buildDocsTree, getVersionOptions } from './docs-tree';

const group = (key: string, order: number) => ({ key, title: key, description: key, icon: 'book' as const, order });
const page = (inGroup: string, slug: string, order: number) => ({
  group: inGroup,
  slug,
  title: slug,
  label: slug,
  description: slug,
  order,
});

function tree(version: DocVersion, ...pages: ReturnType<typeof page>[]) {
  return buildDocsTree(version, [group('operate', 2), group('install', 1), group('empty', 0)], pages);
}
const newest = tree('18', page('operate', 'backup', 1), page('install', 'sles', 2), page('install', 'debian', 1));
const older = tree('17', page('install', 'debian', 1), page('install', 'old-way', 2));
const trees = [newest, older];

test('orders groups and pages, and omits groups without pages', () => {
  expect(newest.groups.map(({ url, pages }) => [url, ...pages.map((each) => each.url)])).toEqual([
    ['/docs/install', '/docs/install/debian', '/docs/install/sles'],
    ['/docs/operate', '/docs/operate/backup'],
  ]);
});

test('the position of a page decides, and its title only among those at the same position', () => {
  const { groups } = tree('18', page('install', 'c', 2), page('install', 'a', 2), page('install', 'b', 1));
  expect(groups.flatMap(({ pages }) => pages.map(({ slug }) => slug))).toEqual(['b', 'a', 'c']);
});

test('previous and next cross group boundaries and stop at the ends', () => {
  const around = (url: string) => {
    const { previous, next } = getAdjacentPages(newest, url);
    return [previous?.url, next?.url];
  };
  expect(around('/docs/install/debian')).toEqual([undefined, '/docs/install/sles']);
  expect(around('/docs/install/sles')).toEqual(['/docs/install/debian', '/docs/operate/backup']);
  expect(around('/docs/operate/backup')).toEqual(['/docs/install/sles', undefined]);
  expect(around('/docs/no/such')).toEqual([undefined, undefined]);
});

test('the version switch keeps the page if the version has it, and otherwise goes to the first page of the version', () => {
  expect(getVersionOptions(trees, { version: '18', group: 'install', slug: 'debian' })).toEqual([
    { version: '18', url: '/docs/install/debian', isSamePage: true },
    { version: '17', url: '/docs/17/install/debian', isSamePage: true },
  ]);
  expect(getVersionOptions(trees, { version: '17', group: 'install', slug: 'old-way' })[0]).toEqual({
    version: '18',
    url: '/docs',
    isSamePage: false,
  });
  expect(getVersionOptions(trees, { version: '18', group: 'operate' })[1]).toEqual({
    version: '17',
    url: '/docs/17',
    isSamePage: false,
  });
});

test('the canonical path is in the newest version that has the page', () => {
  expect(getCanonicalPath(trees, { version: '17', group: 'install', slug: 'debian' })).toBe('/docs/install/debian');
  expect(getCanonicalPath(trees, { version: '17', group: 'install', slug: 'old-way' })).toBe('/docs/17/install/old-way');
  expect(getCanonicalPath(trees, { version: '17' })).toBe('/docs');
});
