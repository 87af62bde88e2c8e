import { z } from 'zod';
import { FACETS, type Facet, type FacetFilters, HITS_MAX, type SearchRequest } from '../query/search-request';

/** How many queries one request may have. */
const QUERIES_MAX = 10;
const HITS_PER_PAGE_MAX = 50;

const textSchema = z.string().max(100_000).catch('');
const facetNamesSchema = z
  .union([z.string().transform((name) => [name]), z.array(z.string()).max(20)])
  .catch([])
  .transform((names) => FACETS.filter((facet) => names.includes(facet) || names.includes('*')));
const filtersSchema = z
  .union([z.string().transform((one) => [one]), z.array(z.union([z.string(), z.array(z.string()).max(20)])).max(20)])
  .catch([]);
const integerSchema = (fallback: number) => z.coerce.number().int().min(0).max(1_000).catch(fallback);

const paramsSchema = z.object({
  query: textSchema.default(''),
  page: integerSchema(0).default(0),
  hitsPerPage: integerSchema(20).default(20),
  facets: facetNamesSchema.default([]),
  facetFilters: filtersSchema.default([]),
  highlightPreTag: z.string().max(60).catch('<em>').default('<em>'),
  highlightPostTag: z.string().max(60).catch('</em>').default('</em>'),
});

/** The parameters of a query: in the query itself, in `params`, or in `params` as a query string. */
const querySchema = z
  .looseObject({ indexName: z.string().max(200).catch(''), params: z.unknown().optional() })
  .transform(({ indexName, params, ...own }) => ({ indexName, ...paramsSchema.parse({ ...own, ...readParams(params) }) }));
export type IndexQuery = z.output<typeof querySchema>;

/** The body of a request with several queries, in the form of the outside search service: a list, or `requests`. */
export const queriesSchema = z
  .union([z.array(z.unknown()), z.object({ requests: z.array(z.unknown()) }).transform(({ requests }) => requests)])
  .transform((requests) => z.array(querySchema).max(QUERIES_MAX).safeParse(requests))
  .refine((result) => result.success, `must have at most ${QUERIES_MAX} queries`)
  .transform((result) => result.data ?? []);

/** Converts a query to one of this site. */
export function toSearchRequest({ query, page, hitsPerPage, facetFilters }: IndexQuery): SearchRequest {
  const perPage = Math.min(HITS_PER_PAGE_MAX, Math.max(1, hitsPerPage));
  return { query, filters: toFilters(facetFilters), page: Math.min(HITS_MAX, page + 1), hitsPerPage: perPage };
}

function toFilters(given: IndexQuery['facetFilters']): FacetFilters {
  const filters: Partial<Record<Facet, string[]>> = {};
  for (const filter of given.flat()) {
    const end = filter.indexOf(':');
    const facet = FACETS.find((each) => each === filter.slice(0, end));
    const value = filter.slice(end + 1).replaceAll('\0', '');
    if (facet && value.length <= 100) filters[facet] = [...(filters[facet] ?? []), value];
  }
  return filters;
}

function readParams(params: unknown): object {
  if (typeof params === 'object' && params !== null) return params;
  if (typeof params !== 'string') return {};
  return Object.fromEntries([...new URLSearchParams(params)].map(([name, value]) => [name, parseJson(value)]));
}

function parseJson(value: string): unknown {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
