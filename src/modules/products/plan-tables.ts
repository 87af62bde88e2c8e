import { PLAN_COLUMNS, type PlanColumn } from './plans';
import { PRODUCT_KINDS } from './products';
import type { PlanTerm, Product } from '@/payload-types';
import { groupBy } from '@/platform/group-by';
import type { ComparisonGroup, ComparisonRow } from '@/ui/comparison-table';

/** Describes the smallest plan that includes a product. Open source products need none. */
export function describeSmallestPlan({ license, plans }: Pick<Product, 'license' | 'plans'>): string {
  if (license === 'open source') return 'no plan needed';
  const plan = PLAN_COLUMNS.find(({ column }) => plans[column] !== 'no');
  if (!plan) return 'in none of the compared plans';
  return plans[plan.column] === 'yes' ? `from ${plan.label}` : `${plans[plan.column]} to ${plan.label}`;
}

/** Builds the groups of the plan table: first the products by kind, then the terms by group. */
export function buildPlanGroups(products: readonly Product[], terms: readonly PlanTerm[]): ComparisonGroup[] {
  const inPlans = products.filter(({ plans }) => PLAN_COLUMNS.some(({ column }) => plans[column] !== 'no'));
  const kinds = PRODUCT_KINDS.flatMap(({ value, label }) => {
    const rows = inPlans.filter(({ kind }) => kind === value).map(toProductRow);
    return rows.length === 0 ? [] : [{ label: `${label}s`, rows }];
  });
  const groups = groupBy(terms, ({ group }) => group);
  return [...kinds, ...[...groups].map(([label, rows]) => ({ label, rows: rows.map(toTermRow) }))];
}

/**
 * Returns the rows of one plan, without anything it doesn't include. The cells are those of the plan before it, if there is one,
 * and its own.
 */
export function filterPlanGroups(groups: readonly ComparisonGroup[], column: PlanColumn): ComparisonGroup[] {
  const index = PLAN_COLUMNS.findIndex((plan) => plan.column === column);
  return groups.flatMap(({ label, rows }) => {
    const own = rows.flatMap((row) => {
      const cell = row.cells[index];
      return cell === undefined || cell === 'no' ? [] : [{ ...row, cells: row.cells.slice(Math.max(0, index - 1), index + 1) }];
    });
    return own.length === 0 ? [] : [{ label, rows: own }];
  });
}

function toProductRow({ name, note, url, documentation, plans }: Product): ComparisonRow {
  return { label: name, note, href: url ?? documentation, cells: toCells(plans) };
}

function toTermRow({ label, note, href, plans }: PlanTerm): ComparisonRow {
  return { label, note, href, cells: toCells(plans) };
}

function toCells(plans: Product['plans']): string[] {
  return PLAN_COLUMNS.map(({ column }) => plans[column]);
}
