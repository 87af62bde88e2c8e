import type { ReactElement } from 'react';
import { PLAN_COLUMNS } from './plans';
import type { Plan } from '@/payload-types';
import { ComparisonTable } from '@/ui/comparison-table';
import { findFacts } from '@/modules/entries';
import { filterPlanGroups, buildPlanGroups } from './plan-tables';

/** Compares the plans side by side, with every product and term that at least one of them has. */
export async function PlansTable(): Promise<ReactElement> {
  const groups = buildPlanGroups(await findFacts('products'), await findFacts('plan-terms'));
  return (
    <ComparisonTable
      id="plans"
      caption="Plans for Postgres that you run yourself, as publicly described and checked in November 2026."
      rowLabel="Part"
      columns={PLAN_COLUMNS.map(({ label }) => label)}
      groups={groups}
    />
  );
}

/** Finds the plan whose page is at this path. */
export async function findPlan(page: string): Promise<Plan | undefined> {
  return (await findFacts('plans')).find(({ url }) => url === page);
}

/** Lists what the plan at this path contains, beside the plan before it. Renders nothing when no plan has this page. */
export async function PlanContents({ page }: { readonly page: string }): Promise<ReactElement | null> {
  const plan = await findPlan(page);
  const index = PLAN_COLUMNS.findIndex(({ key }) => key === plan?.key);
  const column = PLAN_COLUMNS[index];
  if (!plan || !column) return null;
  const groups = buildPlanGroups(await findFacts('products'), await findFacts('plan-terms'));
  return (
    <ComparisonTable
      id="contents"
      caption={`What ${plan.name} contains. Price: ${plan.price}.`}
      rowLabel="Part"
      columns={PLAN_COLUMNS.slice(Math.max(0, index - 1), index + 1).map(({ label }) => label)}
      groups={filterPlanGroups(groups, column.column)}
    />
  );
}
