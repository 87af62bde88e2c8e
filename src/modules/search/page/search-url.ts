import { FACETS, type SearchRequest } from '../query/search-request';

/** Browsers report here which result was opened, without a script, with the link attribute `ping`. */
export const COUNTS_PATH = '/search/counts';

/** Builds the shareable URL of a results page. */
export function buildSearchUrl(
  path: string,
  { query, filters, page }: Pick<SearchRequest, 'query' | 'filters' | 'page'>,
): string {
  const params = new URLSearchParams({ q: query });
  for (const facet of FACETS) for (const value of filters[facet] ?? []) params.append(facet, value);
  if (page > 1) params.set('page', String(page));
  return `${path}?${params}`;
}
