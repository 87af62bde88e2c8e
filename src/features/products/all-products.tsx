import type { ReactElement } from 'react';
import { PRODUCT_PLACES } from '@/cms/data/products';
import { factsOf } from '../facts';
import css from './all-products.module.css';
import { addressOfFilter, FILTER_PARTS, isShown, type ProductFilter } from './product-filter';
import { smallestPlan } from './plan-tables';

interface AllProductsProps {
  /** The address of the page that the list stands on. */
  readonly page: string;
  readonly filter: ProductFilter;
}

/** Every product, narrowed by need, kind and place. Each choice is a link, so a filtered list has an address of its own. */
export async function AllProducts({ page, filter }: AllProductsProps): Promise<ReactElement> {
  const products = await factsOf('products');
  const shown = products.filter((product) => isShown(product, filter));
  return (
    <div className={css.products}>
      <nav aria-label="Filter">
        {FILTER_PARTS.map(({ part, label, options }) => (
          <dl key={part}>
            <dt>{label}</dt>
            <dd><Choice href={addressOfFilter(page, without(filter, part))} chosen={filter[part] === undefined}>Any</Choice></dd>
            {options.map(({ value, label: name }) => {
              const narrowed = { ...filter, [part]: value };
              const count = products.filter((product) => isShown(product, narrowed)).length;
              return (
                <dd key={value}>
                  {count === 0 ? <span>{name}</span> : <Choice href={addressOfFilter(page, narrowed)} chosen={filter[part] === value}>{name} <small>{count}</small></Choice>}
                </dd>
              );
            })}
          </dl>
        ))}
      </nav>
      <p role="status">{shown.length} of {products.length} products</p>
      <ul>
        {shown.map(({ key, name, url, documentation, summary, license, runsOn, plans }) => (
          <li key={key}>
            <h3><a href={url ?? documentation}>{name}</a></h3>
            <p>{summary}</p>
            <p>
              <small>{PRODUCT_PLACES.filter(({ value }) => runsOn.includes(value)).map((place) => place.label).join(', ')} · {license} · {smallestPlan({ license, plans })}</small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function without(filter: ProductFilter, part: keyof ProductFilter): ProductFilter {
  const { [part]: _left, ...rest } = filter;
  return rest;
}

function Choice({ href, chosen, children }: { readonly href: string; readonly chosen: boolean; readonly children: React.ReactNode }): ReactElement {
  return <a href={`${href}#every-product`} aria-current={chosen ? 'true' : undefined}>{children}</a>;
}
