import { expect, test } from 'vitest';
import { validateGroupName, validateDoc, type DocFields } from './validate-doc';

const surroundings = {
  groups: new Set(['18/install', '17/install']),
  products: new Set(['pgd']),
  neighbors: [{ order: 2 }, { order: 3 }],
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

test('reports no problem for a valid page', () => {
  expect(validateDoc(doc, surroundings)).toEqual([]);
});

const mistakes: [string, Partial<DocFields>, string][] = [
  ['an unknown version', { version: '9', group: 'install' }, 'version'],
  ['a group missing from the version', { group: 'configure' }, 'group'],
  ['a position taken by another page', { order: 2 }, 'order'],
  ['a verification date in the future', { verified: '2026-11-22' }, 'verified'],
  ['an unknown product', { products: ['pgd', 'teapot'] }, 'products.1'],
  ['a link to itself as related', { related: ['/docs/install/sles'] }, 'related.0'],
];
for (const [what, change, field] of mistakes) {
  test(`reports ${what} on its field`, () => {
    expect(validateDoc({ ...doc, ...change }, surroundings).map((problem) => problem.field)).toContain(field);
  });
}

test('rejects invalid group names and names reserved below /docs', () => {
  expect(validateGroupName('install')).toBe(true);
  for (const name of ['search', 'print', '17', 'Install', 'a b', '', undefined])
    expect(validateGroupName(name), String(name)).not.toBe(true);
});
