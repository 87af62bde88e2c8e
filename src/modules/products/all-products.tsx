import type { ReactElement } from 'react';
import { PRODUCT_PLATFORMS } from './products';
import { FilterGroups } from '@/ui/filter-nav';
import { factsOf } from '@/modules/entries';
import css from './all-products.module.css';
import { buildFilterPath, PRODUCT_FILTERS, matchesFilter, type ProductFilter } from './product-filter';
import { describeSmallestPlan } from './plan-tables';

interface AllProductsProps {
  /** Path of the page with the list. */
  readonly page: string;
  readonly filter: ProductFilter;
}

/**
 * Lists all products, filtered by need, kind and platform. Each filter is a link, so a filtered list has its own URL.
 */
export async function AllProducts({ page, filter }: AllProductsProps): Promise<ReactElement> {
  const products = await factsOf('products');
  const shown = products.filter((product) => matchesFilter(product, filter));
  const addressOf = (chosen: ProductFilter): string => `${buildFilterPath(page, chosen)}#every-product`;
  const rows = PRODUCT_FILTERS.map(({ part, label, options }) => ({
    label,
    choices: [
      { href: addressOf(omitFilter(filter, part)), label: 'Any', chosen: filter[part] === undefined },
      ...options.map(({ value, label: name }) => {
        const narrowed = { ...filter, [part]: value };
        const count = products.filter((product) => matchesFilter(product, narrowed)).length;
        return { href: count === 0 ? undefined : addressOf(narrowed), label: name, chosen: filter[part] === value, count };
      }),
    ],
  }));
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

function omitFilter(filter: ProductFilter, part: keyof ProductFilter): ProductFilter {
  const { [part]: _left, ...rest } = filter;
  return rest;
}
