import { describe, expect, it } from 'vitest';
import type { PlanTerm, Product } from '@/payload-types';
import { filterPlanGroups, buildPlanGroups, describeSmallestPlan } from './plan-tables';

const NONE = { community360: 'no', standard: 'no', enterprise: 'no' };
const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

function product(name: string, given: Partial<Product>): Product {
  return {
    id: 1,
    key: name.toLowerCase(),
    name,
    documentation: `https://www.example.org/${name}`,
    kind: 'tool',
    license: 'commercial',
    summary: '',
    needs: ['operations'],
    runsOn: ['kubernetes'],
    plans: NONE,
    ...times,
    ...given,
  };
}

function term(label: string, group: string, plans: PlanTerm['plans'], given: Partial<PlanTerm> = {}): PlanTerm {
  return { id: 1, key: label.toLowerCase(), label, group, plans, ...times, ...given };
}

describe('describeSmallestPlan', () => {
  it.each([
    ['open source', NONE, 'no plan needed'],
    ['open source', { ...NONE, enterprise: 'yes' }, 'no plan needed'],
    ['commercial', { ...NONE, enterprise: 'yes' }, 'from Enterprise'],
    ['commercial', { ...NONE, standard: 'yes', enterprise: 'yes' }, 'from Standard'],
    ['commercial', { community360: 'yes', standard: 'yes', enterprise: 'yes' }, 'from Community 360'],
    ['commercial', { ...NONE, standard: 'add-on', enterprise: 'yes' }, 'add-on to Standard'],
    ['commercial', NONE, 'in none of the compared plans'],
  ] as const)('returns the text for a product that is %s with plans %o: %s', (license, plans, text) => {
    expect(describeSmallestPlan({ license, plans })).toBe(text);
  });
});

describe('groups of the plan table', () => {
  const products = [
    product('Manager', { plans: { ...NONE, enterprise: 'yes' }, note: 'with agents' }),
    product('Server', { kind: 'server', url: '/products/server', plans: { ...NONE, standard: 'yes', enterprise: 'yes' } }),
    product('Elsewhere', {}),
    product('Migrator', { plans: { ...NONE, standard: 'add-on', enterprise: 'yes' } }),
  ];
  const terms = [
    term('Hours', 'Support', { community360: '9 × 5', standard: '24 × 7', enterprise: '24 × 7' }, { href: '/services/support' }),
    term('Price', 'Contract', { ...NONE, enterprise: 'on request' }),
    term('Cases', 'Support', { ...NONE, enterprise: 'yes' }),
  ];
  const groups = buildPlanGroups(products, terms);

  it('are the products by kind, then the terms, each in row order', () => {
    expect(groups.map(({ label, rows }) => [label, rows.map((row) => row.label)])).toEqual([
      ['Servers', ['Server']],
      ['Tools', ['Manager', 'Migrator']],
      ['Support', ['Hours', 'Cases']],
      ['Contract', ['Price']],
    ]);
  });

  it('link to the page of a product, or to its documentation when it has no page', () => {
    expect(groups[0]?.rows[0]).toMatchObject({ href: '/products/server', cells: ['no', 'yes', 'yes'] });
    expect(groups[1]?.rows[0]).toMatchObject({
      href: 'https://www.example.org/Manager',
      note: 'with agents',
      cells: ['no', 'no', 'yes'],
    });
    expect(groups[2]?.rows[0]).toMatchObject({ href: '/services/support', cells: ['9 × 5', '24 × 7', '24 × 7'] });
  });

  it("contain only the cells of one plan and of the one before it, without anything the plan doesn't include", () => {
    expect(
      filterPlanGroups(groups, 'standard').map(({ label, rows }) => [label, rows.map((row) => [row.label, row.cells])]),
    ).toEqual([
      ['Servers', [['Server', ['no', 'yes']]]],
      ['Tools', [['Migrator', ['no', 'add-on']]]],
      ['Support', [['Hours', ['9 × 5', '24 × 7']]]],
    ]);
    expect(filterPlanGroups(groups, 'community360').map(({ rows }) => rows.map(({ cells }) => cells))).toEqual([[['9 × 5']]]);
    expect(filterPlanGroups(groups, 'enterprise').flatMap(({ rows }) => rows)).toHaveLength(6);
  });

  it('are empty without rows', () => {
    expect(buildPlanGroups([], [])).toEqual([]);
    expect(filterPlanGroups([], 'standard')).toEqual([]);
  });
});
