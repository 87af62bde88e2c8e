import {
  PRODUCT_KINDS,
  PRODUCT_NEEDS,
  PRODUCT_PLATFORMS,
  type ProductKind,
  type ProductNeed,
  type ProductPlatform,
} from './products';

/** The filters of a product list. Omitted ones don't narrow the list. */
export interface ProductFilter {
  need?: ProductNeed;
  kind?: ProductKind;
  place?: ProductPlatform;
}

/** The filters, in the order of their path segments. */
export const PRODUCT_FILTERS = [
  { part: 'need', label: 'Need', options: PRODUCT_NEEDS },
  { part: 'kind', label: 'Kind', options: PRODUCT_KINDS },
  { part: 'place', label: 'Runs on', options: PRODUCT_PLATFORMS },
] as const;

/**
 * Parses the path segments of a view, such as `['availability', 'operator']`. The order is fixed, so that each filter
 * has one URL.
 *
 * @returns undefined when the segments aren't a valid filter
 */
export function parseProductFilter(view: readonly string[]): ProductFilter | undefined {
  const filter: ProductFilter = {};
  const rest = [...view];
  const need = PRODUCT_NEEDS.find(({ value }) => value === rest[0])?.value;
  if (need) {
    filter.need = need;
    rest.shift();
  }
  const kind = PRODUCT_KINDS.find(({ value }) => value === rest[0])?.value;
  if (kind) {
    filter.kind = kind;
    rest.shift();
  }
  const place = PRODUCT_PLATFORMS.find(({ value }) => value === rest[0])?.value;
  if (place) {
    filter.place = place;
    rest.shift();
  }
  return rest.length === 0 ? filter : undefined;
}

/** Builds the path of a filter below its page. */
export function buildFilterPath(page: string, { need, kind, place }: ProductFilter): string {
  return [page, need, kind, place].filter((part) => part !== undefined).join('/');
}

/** Describes a filter in words: "availability, operator". */
export function describeFilter(filter: ProductFilter): string {
  const labels = PRODUCT_FILTERS.flatMap(({ part, options }) => options.find(({ value }) => value === filter[part])?.label ?? []);
  return labels.join(', ').toLowerCase();
}

interface Filterable {
  needs: readonly ProductNeed[];
  kind: ProductKind;
  runsOn: readonly ProductPlatform[];
}

/** Returns whether a product matches the filter. */
export function matchesFilter(product: Filterable, { need, kind, place }: ProductFilter): boolean {
  return (
    (!need || product.needs.includes(need)) && (!kind || product.kind === kind) && (!place || product.runsOn.includes(place))
  );
}
