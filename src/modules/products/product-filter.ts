import {
  PRODUCT_KINDS,
  PRODUCT_NEEDS,
  PRODUCT_PLATFORMS,
  type ProductKind,
  type ProductNeed,
  type ProductPlatform,
} from './products';

/** Which products a list shows; what is left out does not narrow it. */
export interface ProductFilter {
  need?: ProductNeed;
  kind?: ProductKind;
  place?: ProductPlatform;
}

/** The parts of a filter in the order in which they stand in an address. */
export const PRODUCT_FILTERS = [
  { part: 'need', label: 'Need', options: PRODUCT_NEEDS },
  { part: 'kind', label: 'Kind', options: PRODUCT_KINDS },
  { part: 'place', label: 'Runs on', options: PRODUCT_PLATFORMS },
] as const;

/**
 * The filter that the end of an address names: `['availability', 'operator']`. The parts stand in one order only, so
 * that each filter has one address.
 *
 * @returns undefined when it names none
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

/** The address of a filter below its page. */
export function buildFilterPath(page: string, { need, kind, place }: ProductFilter): string {
  return [page, need, kind, place].filter((part) => part !== undefined).join('/');
}

/** A filter in words: "availability, operator". */
export function describeFilter(filter: ProductFilter): string {
  const labels = PRODUCT_FILTERS.flatMap(({ part, options }) => options.find(({ value }) => value === filter[part])?.label ?? []);
  return labels.join(', ').toLowerCase();
}

interface Filterable {
  needs: readonly ProductNeed[];
  kind: ProductKind;
  runsOn: readonly ProductPlatform[];
}

/** Whether a product is among those that the filter shows. */
export function matchesFilter(product: Filterable, { need, kind, place }: ProductFilter): boolean {
  return (
    (!need || product.needs.includes(need)) && (!kind || product.kind === kind) && (!place || product.runsOn.includes(place))
  );
}
