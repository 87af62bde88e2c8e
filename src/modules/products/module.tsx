import type { Module } from '@/modules/module';
import { AllProducts } from './all-products';
import { PlanContents, PlansTable } from './plans-table';
import { PlanCards } from './plan-cards';
import { ProductGroups } from './product-groups';
import { ProductFacts } from './product-facts';
import { describeProductChoice, parseProductChoice } from './product-filters';
import { DIFFERENCES_SEGMENT, ServerComparison } from './server-comparison';
import { buildPlanNode, buildProductNode } from './structured-data';

export const productsModule = {
  slots: {
    'all-products': {
      render: ({ page, view }) => <AllProducts page={page.url} chosen={parseProductChoice(view) ?? {}} />,
      viewTitle: ({ view }) => {
        const chosen = parseProductChoice(view);
        return chosen && describeProductChoice(chosen);
      },
      isWide: true,
      listsPages: true,
    },
    'product-facts': { render: ({ page }) => <ProductFacts page={page.url} />, subject: buildProductNode },
    'product-groups': { render: () => <ProductGroups />, isWide: true },
    'plan-cards': { render: () => <PlanCards />, isWide: true },
    'plans-table': { render: () => <PlansTable />, isWide: true },
    'plan-contents': { render: ({ page }) => <PlanContents page={page.url} />, subject: buildPlanNode },
    'server-comparison': {
      render: ({ page, view }) => <ServerComparison page={page.url} onlyDifferences={view[0] === DIFFERENCES_SEGMENT} />,
      viewTitle: ({ view: [first, ...rest] }) =>
        first === DIFFERENCES_SEGMENT && rest.length === 0 ? DIFFERENCES_SEGMENT : undefined,
      isWide: true,
    },
  },
} satisfies Module;
