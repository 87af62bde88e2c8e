import { describeView, type ListFilter, parseListView } from '@/modules/entries';
import {
  PRODUCT_KINDS,
  PRODUCT_NEEDS,
  PRODUCT_PLATFORMS,
  type ProductKind,
  type ProductNeed,
  type ProductPlatform,
} from './products';

interface Filterable {
  needs: readonly ProductNeed[];
  kind: ProductKind;
  runsOn: readonly ProductPlatform[];
}

/** The filters of the product list, in the order of their path segments. */
export const PRODUCT_FILTERS: readonly ListFilter<Filterable>[] = [
  { segment: 'need', isUnnamed: true, label: 'Need', options: PRODUCT_NEEDS, getValues: ({ needs }) => needs },
  { segment: 'kind', isUnnamed: true, label: 'Kind', options: PRODUCT_KINDS, getValues: ({ kind }) => [kind] },
  { segment: 'place', isUnnamed: true, label: 'Runs on', options: PRODUCT_PLATFORMS, getValues: ({ runsOn }) => runsOn },
];

/** A choice among the products: the chosen values by filter. */
export type ProductChoice = Readonly<Record<string, string>>;

/**
 * Parses the path segments of a view, such as `['availability', 'operator']`. The list has one page.
 * @returns undefined when the segments aren't a valid choice
 */
export function parseProductChoice(view: readonly string[]): ProductChoice | undefined {
  const found = parseListView(PRODUCT_FILTERS, view);
  return found?.page === 1 ? found.chosen : undefined;
}

/** Describes a choice in words: "availability, operator". */
export function describeProductChoice(chosen: ProductChoice): string {
  return describeView(PRODUCT_FILTERS, { chosen, page: 1 }).toLowerCase();
}
