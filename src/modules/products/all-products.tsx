import type { ReactElement } from 'react';
import { PRODUCT_PLATFORMS } from './products';
import { FilterGroups } from '@/ui/filter-nav';
import { buildFilterRows, buildViewPath, findFacts, matchesFilters } from '@/modules/entries';
import css from './all-products.module.css';
import { PRODUCT_FILTERS, type ProductChoice } from './product-filters';
import { describeSmallestPlan } from './plan-tables';

interface AllProductsProps {
  /** Path of the page with the list. */
  readonly page: string;
  readonly chosen: ProductChoice;
}

/**
 * Lists all products, filtered by need, kind and platform. Each filter is a link, so a filtered list has its own URL.
 */
export async function AllProducts({ page, chosen }: AllProductsProps): Promise<ReactElement> {
  const products = await findFacts('products');
  const shown = products.filter((product) => matchesFilters(PRODUCT_FILTERS, chosen, product));
  const rows = buildFilterRows({
    filters: PRODUCT_FILTERS,
    entries: products,
    chosen,
    getHref: (selected) => `${buildViewPath(page, PRODUCT_FILTERS, { chosen: selected, page: 1 })}#every-product`,
  });
  return (
    <div className={css.products}>
      <FilterGroups label="Filter" rows={rows} />
      <p role="status">
        {shown.length} of {products.length} products
      </p>
      <ul>
        {shown.map(({ key, name, url, documentation, summary, license, runsOn, plans }) => (
          <li key={key}>
            <h3>
              <a href={url ?? documentation}>{name}</a>
            </h3>
            <p>{summary}</p>
            <p>
              <small>
                {PRODUCT_PLATFORMS.filter(({ value }) => runsOn.includes(value))
                  .map((place) => place.label)
                  .join(', ')}{' '}
                · {license} · {describeSmallestPlan({ license, plans })}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
