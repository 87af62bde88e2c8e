import { capitalize } from '@/platform/capitalize';
import { getTopicLabel, TOPICS } from '@/cms/core/taxonomy/topics';
import type { FilterOption } from '@/ui/filter-nav';
import type { FacetCount } from '../query/match-result';
import type { SearchResult } from '../query/search';
import { FACETS, type Facet, type SearchRequest } from '../query/search-request';
import type { ProductNames } from './product-names';
import { buildSearchUrl } from './search-url';

interface FacetScope {
  readonly path: string;
  /** The only kind in this scope. */
  readonly kind?: string;
  readonly productNames: ProductNames;
}

const LABELS: Readonly<Record<Facet, string>> = { kind: 'Type', product: 'Product', topic: 'Topic', version: 'Version' };
const VALUES_MAX = 8;

/** Builds the facets as rows of links with counts. The link of a chosen value removes it. */
export function buildFacetRows(
  { facets }: SearchResult,
  request: SearchRequest,
  scope: FacetScope,
): { label: string; choices: FilterOption[] }[] {
  return FACETS.filter((facet) => facet !== 'kind' || scope.kind === undefined).flatMap((facet) => {
    const chosen = request.filters[facet] ?? [];
    const counts = facets.filter((each) => each.facet === facet).toSorted(byCount(facet));
    if (counts.length < 2 && chosen.length === 0) return [];
    const shown = counts.filter(({ value }, index) => index < VALUES_MAX || chosen.includes(value));
    const build = (values: readonly string[]): string =>
      buildSearchUrl(scope.path, { query: request.query, filters: { ...request.filters, [facet]: values }, page: 1 });
    return [
      {
        label: LABELS[facet],
        choices: [
          { href: build([]), label: 'Any', chosen: chosen.length === 0 },
          ...shown.map(({ value, count }) => ({
            href: build(chosen.includes(value) ? [] : [value]),
            label: getFacetLabel(facet, value, scope.productNames),
            chosen: chosen.includes(value),
            count,
          })),
        ],
      },
    ];
  });
}

/** Sorts versions from newest to oldest, and other values by their number of pages. */
function byCount(facet: Facet): (one: FacetCount, other: FacetCount) => number {
  return (one, other) =>
    facet === 'version'
      ? Number(other.value) - Number(one.value)
      : other.count - one.count || one.value.localeCompare(other.value);
}

function getFacetLabel(facet: Facet, value: string, productNames: ProductNames): string {
  const topic = TOPICS.find((each) => each.value === value);
  if (facet === 'topic' && topic) return getTopicLabel(topic.value);
  if (facet === 'version') return `PostgreSQL ${value}`;
  return facet === 'product' ? (productNames[value] ?? formatKey(value)) : value;
}

/** Capitalizes the words of a key that isn't that of a product. */
function formatKey(key: string): string {
  return key.split('-').map(capitalize).join(' ');
}
