import { z } from 'zod';
import { FACETS, type FilterExpression, HITS_MAX, type SearchRequest } from '../query/search-request';
import { FilterSyntaxError, parseFilters, toFilterExpression } from './filter-syntax';

/** How many queries one request may have. */
const QUERIES_MAX = 10;
const HITS_PER_PAGE_MAX = 50;

const textSchema = z.string().max(100_000).catch('');
const facetNamesSchema = z
  .union([z.string().transform((name) => [name]), z.array(z.string()).max(20)])
  .catch([])
  .transform((names) => FACETS.filter((facet) => names.includes(facet) || names.includes('*')));
const facetFiltersSchema = z
  .union([z.string().transform((one) => [one]), z.array(z.union([z.string(), z.array(z.string()).max(20)])).max(20)])
  .catch([]);
const integerSchema = (fallback: number) => z.coerce.number().int().min(0).max(1_000).catch(fallback);

const paramsSchema = z.object({
  query: textSchema.default(''),
  page: integerSchema(0).default(0),
  hitsPerPage: integerSchema(20).default(20),
  facets: facetNamesSchema.default([]),
  facetFilters: facetFiltersSchema.default([]),
  filters: z.string().max(5_000).catch('').default(''),
  highlightPreTag: z.string().max(60).catch('<em>').default('<em>'),
  highlightPostTag: z.string().max(60).catch('</em>').default('</em>'),
});

/** The parameters of a query: in the query itself, in `params`, or in `params` as a query string. */
const querySchema = z
  .looseObject({ indexName: z.string().max(200).catch(''), params: z.unknown().optional() })
  .transform(({ indexName, params, ...own }) => ({ indexName, ...paramsSchema.parse({ ...own, ...readParams(params) }) }));
export type IndexQuery = z.output<typeof querySchema>;

/** The body of a request with several queries, in the format of the external search service: a list, or `requests`. */
export const queriesSchema = z
  .union([z.array(z.unknown()), z.object({ requests: z.array(z.unknown()) }).transform(({ requests }) => requests)])
  .transform((requests) => z.array(querySchema).max(QUERIES_MAX).safeParse(requests))
  .refine((result) => result.success, `must have at most ${QUERIES_MAX} queries`)
  .transform((result) => result.data ?? []);

/**
 * Converts a query to a search request.
 * @throws {FilterSyntaxError} when its filters are invalid
 */
export function toSearchRequest({ query, page, hitsPerPage, facets, facetFilters, filters }: IndexQuery): SearchRequest {
  const perPage = Math.min(HITS_PER_PAGE_MAX, Math.max(1, hitsPerPage));
  return {
    query,
    filters: {},
    condition: toCondition(facetFilters, filters),
    facets,
    page: Math.min(HITS_MAX, page + 1),
    hitsPerPage: perPage,
    isBrowsing: true,
  };
}

/** Combines both parameters. */
function toCondition(facetFilters: IndexQuery['facetFilters'], filters: string): FilterExpression | undefined {
  const given = [within('facetFilters', () => toFilterExpression(facetFilters)), within('filters', () => parseFilters(filters))];
  const conditions = given.filter((each) => each !== undefined);
  return conditions.length === 0 ? undefined : { all: conditions };
}

/** Adds the name of the parameter to the message. */
function within<Result>(name: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FilterSyntaxError) throw new FilterSyntaxError(`${name} ${error.message}`);
    throw error;
  }
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
