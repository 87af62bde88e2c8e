import type { Slot } from '@/modules/module';
import { AllProducts } from './all-products';
import { PlanContents, PlansTable } from './plans-table';
import { ProductFacts } from './product-facts';
import { describeFilter, parseProductFilter } from './product-filter';
import { DIFFERENCES_SEGMENT, ServerComparison } from './server-comparison';
import { buildPlanNode, buildProductNode } from './structured-data';

export const productsSlots = {
  'all-products': {
    render: ({ page, view }) => <AllProducts page={page.url} filter={parseProductFilter(view) ?? {}} />,
    viewTitle: ({ view }) => {
      const filter = parseProductFilter(view);
      return filter && describeFilter(filter);
    },
    isWide: true,
    listsPages: true,
  },
  'product-facts': { render: ({ page }) => <ProductFacts page={page.url} />, subject: buildProductNode },
  'plans-table': { render: () => <PlansTable />, isWide: true },
  'plan-contents': { render: ({ page }) => <PlanContents page={page.url} />, subject: buildPlanNode },
  'server-comparison': {
    render: ({ page, view }) => <ServerComparison page={page.url} onlyDifferences={view[0] === DIFFERENCES_SEGMENT} />,
    viewTitle: ({ view: [first, ...rest] }) =>
      first === DIFFERENCES_SEGMENT && rest.length === 0 ? DIFFERENCES_SEGMENT : undefined,
    isWide: true,
  },
} satisfies Record<string, Slot>;
