import { expect, test } from 'vitest';
import {
  buildCombinations,
  findClosestCombination,
  findUncheckedOffer,
  getMajors,
  type PlatformWithOffers,
} from './combinations';

const VERSIONS = [
  { major: 19, released: '2026-11-19' },
  { major: 18, released: '2025-09-25', endOfLife: '2030-11-14' },
  { major: 17, released: '2024-09-26', endOfLife: '2029-11-08' },
  { major: 14, released: '2021-09-30', endOfLife: '2026-11-12' },
];
const TODAY = '2026-11-23';
const PLATFORMS: PlatformWithOffers[] = [
  {
    key: 'debian-12',
    offers: [
      { product: 'postgresql', checked: '2026-08-13', architectures: ['x86-64', 'arm64'] },
      { product: 'advanced-server', checked: '2026-08-13', majors: '18', architectures: ['x86-64'] },
    ],
  },
  { key: 'sles-16', offers: [{ product: 'postgresql', checked: '2026-08-13', architectures: ['x86-64'] }] },
  { key: 'source', offers: [{ product: 'postgresql', checked: '2026-11-22', architectures: [] }] },
];
const combinations = buildCombinations(PLATFORMS, VERSIONS, TODAY);
const preferred = { product: 'postgresql', system: 'debian-12', architecture: 'x86-64' } as const;

test('omits versions released after the offer was checked, and ended ones', () => {
  const offer = { product: 'postgresql', checked: '2026-08-13' } as const;
  expect(getMajors(offer, VERSIONS, TODAY)).toEqual([18, 17]);
  expect(getMajors({ ...offer, checked: '2026-11-22' }, VERSIONS, TODAY)).toEqual([19, 18, 17]);
  expect(getMajors({ ...offer, majors: '17, 14' }, VERSIONS, TODAY)).toEqual([17]);
});

test('a version that came out after the check is unchecked, not missing', () => {
  type Offer = PlatformWithOffers['offers'][number];
  const packages: Offer = { product: 'postgresql', checked: '2026-08-13', architectures: ['x86-64'] };
  const distribution: Offer = { product: 'postgresql', checked: '2026-11-22', majors: '17' };
  const offers = [packages, distribution];
  const wanted = { product: 'postgresql', major: 19, architecture: 'x86-64' } as const;
  expect(findUncheckedOffer(offers, wanted, VERSIONS)).toBe(packages);
  expect(findUncheckedOffer([distribution], wanted, VERSIONS)).toBeUndefined();
  expect(findUncheckedOffer(offers, { ...wanted, major: 18 }, VERSIONS)).toBeUndefined();
  expect(findUncheckedOffer(offers, { ...wanted, architecture: 's390x' }, VERSIONS)).toBeUndefined();
  expect(findUncheckedOffer(offers, { ...wanted, product: 'advanced-server' }, VERSIONS)).toBeUndefined();
});

test('an offer with unknown processors is offered for x86-64 only', () => {
  expect(
    combinations.flatMap(({ system, architecture, major }) => (system === 'source' ? [`${major} ${architecture}`] : [])),
  ).toEqual(['19 x86-64', '18 x86-64', '17 x86-64']);
});

test('returns a choice that exists unchanged', () => {
  const choice = { product: 'advanced-server', major: 18, system: 'debian-12', architecture: 'x86-64' } as const;
  expect(findClosestCombination(combinations, choice, preferred)).toEqual({ found: choice, missed: [] });
});

test('fills in missing parts from the preference, with the newest version', () => {
  expect(findClosestCombination(combinations, {}, preferred)?.found).toEqual({ ...preferred, major: 18 });
  expect(findClosestCombination(combinations, { system: 'source' }, preferred)?.found.major).toBe(19);
});

test.each([
  ['another processor', { product: 'postgresql', system: 'sles-16', architecture: 'arm64' }, { architecture: 'x86-64' }],
  ['another system, when the product has none there', { product: 'advanced-server', system: 'sles-16' }, { system: 'debian-12' }],
  ['the nearest version', { product: 'postgresql', system: 'sles-16', major: 19 }, { major: 18 }],
] as const)('an impossible choice leads to %s and says what differs', (_what, choice, different) => {
  const nearest = findClosestCombination(combinations, choice, preferred);
  expect(nearest?.found).toMatchObject({ ...choice, ...different });
  expect(nearest?.missed).toEqual(Object.keys(different));
});

test('returns undefined without combinations', () => {
  expect(findClosestCombination([], {}, preferred)).toBeUndefined();
});
