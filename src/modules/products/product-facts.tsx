import type { ReactElement } from 'react';
import { PLAN_COLUMNS } from './plans';
import { PRODUCT_KINDS, PRODUCT_NEEDS, PRODUCT_PLATFORMS } from './products';
import type { Product } from '@/payload-types';
import { capitalize } from '@/platform/capitalize';
import { getLinkName } from '@/platform/link-name';
import { FactList } from '@/ui/fact-list';
import { findFacts } from '@/modules/entries';

/** Finds the product whose page is at this path. */
export async function findProduct(page: string): Promise<Product | undefined> {
  return (await findFacts('products')).find(({ url }) => url === page);
}

/** Shows the kind, platforms and plans of the product at this path. Renders nothing when no product has this page. */
export async function ProductFacts({ page }: { readonly page: string }): Promise<ReactElement | null> {
  const product = await findProduct(page);
  if (!product) return null;
  const plans = PLAN_COLUMNS.flatMap(({ column, label }) => {
    const answer = product.plans[column];
    if (answer === 'no') return [];
    return [answer === 'yes' ? label : `${label} (${answer})`];
  });
  return (
    <FactList
      facts={[
        { name: 'Kind', value: formatLabels(PRODUCT_KINDS, [product.kind]) },
        { name: 'Serves', value: formatLabels(PRODUCT_NEEDS, product.needs) },
        { name: 'Runs on', value: formatLabels(PRODUCT_PLATFORMS, product.runsOn) },
        { name: 'License', value: capitalize(product.license) },
        { name: 'Plans', value: <a href="/products/plans-comparison">{plans.join(', ') || 'In none of the compared plans'}</a> },
        { name: 'Documentation', value: <a href={product.documentation}>{getLinkName(product.documentation)}</a> },
      ]}
    />
  );
}

function formatLabels(options: readonly { value: string; label: string }[], values: readonly string[]): string {
  return options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join(', ');
}
