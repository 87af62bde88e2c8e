import { expect, test } from 'vitest';
import { validateGroupName, validateDoc, type DocFields } from './validate-doc';

const surroundings = {
  groups: new Set(['18/install', '17/install']),
  products: new Set(['pgd']),
  neighbours: [{ order: 2 }],
  today: '2026-11-21',
};
const doc: DocFields = {
  version: '18',
  group: 'install',
  slug: 'sles',
  order: 1,
  verified: '2026-11-21',
  products: ['pgd'],
  related: ['/docs/17/install/sles'],
};

test('a page that keeps the rules has no problem', () => {
  expect(validateDoc(doc, surroundings)).toEqual([]);
});

const mistakes: [string, Partial<DocFields>, string][] = [
  ['a version that the handbook does not have', { version: '9', group: 'install' }, 'version'],
  ['a group that is not in this version', { group: 'configure' }, 'group'],
  ['a place that another page has', { order: 2 }, 'order'],
  ['a day to come', { verified: '2026-11-22' }, 'verified'],
  ['a product that does not exist', { products: ['pgd', 'teapot'] }, 'products.1'],
  ['itself as related', { related: ['/docs/install/sles'] }, 'related.0'],
];
for (const [what, change, field] of mistakes) {
  test(`${what} is told by its field`, () => {
    expect(validateDoc({ ...doc, ...change }, surroundings).map((problem) => problem.field)).toContain(field);
  });
}

test('a group cannot have a name that is an address below /docs', () => {
  expect(validateGroupName('install')).toBe(true);
  for (const name of ['search', 'print', '17', 'Install', 'a b', '', undefined])
    expect(validateGroupName(name), String(name)).not.toBe(true);
});
