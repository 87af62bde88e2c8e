import type { Slot } from '../module';
import { AllProducts } from './all-products';
import { PlanContents, PlansTable } from './plans-table';
import { ProductFacts } from './product-facts';
import { filterInWords, productFilterOf } from './product-filter';
import { DIFFERENCES, ServerComparison } from './server-comparison';
import { planNode, productNode } from './structured-data';

export const productsSlots = {
  'all-products': {
    render: ({ page, view }) => <AllProducts page={page.url} filter={productFilterOf(view) ?? {}} />,
    viewTitle: ({ view }) => {
      const filter = productFilterOf(view);
      return filter && filterInWords(filter);
    },
    isWide: true,
    listsPages: true,
  },
  'product-facts': { render: ({ page }) => <ProductFacts page={page.url} />, subject: productNode },
  'plans-table': { render: () => <PlansTable />, isWide: true },
  'plan-contents': { render: ({ page }) => <PlanContents page={page.url} />, subject: planNode },
  'server-comparison': {
    render: ({ page, view }) => <ServerComparison page={page.url} onlyDifferences={view[0] === DIFFERENCES} />,
    viewTitle: ({ view: [first, ...rest] }) => (first === DIFFERENCES && rest.length === 0 ? DIFFERENCES : undefined),
    isWide: true,
  },
} satisfies Record<string, Slot>;
