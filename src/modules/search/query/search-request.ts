import { z } from 'zod';
import { QUERY_LENGTH_MAX } from './query-length';

/** The facets that hits are filtered and counted by. */
export const FACETS = ['kind', 'product', 'topic', 'version'] as const;
export type Facet = (typeof FACETS)[number];

/** Filters: a hit must have one of the values of each facet. */
export type FacetFilters = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** A condition on facets, as API clients send it. An unknown facet matches nothing. */
export type FilterExpression =
  | { readonly all: readonly FilterExpression[] }
  | { readonly any: readonly FilterExpression[] }
  | { readonly not: FilterExpression }
  | { readonly facet: string; readonly value: string };

/** A query with its filters and the requested page of results. */
export interface SearchRequest {
  query: string;
  filters: FacetFilters;
  /** Applies in addition to the filters. */
  condition?: FilterExpression | undefined;
  /** The facets whose values are counted. */
  facets: readonly Facet[];
  /** Whether a query without words finds everything instead of nothing. */
  isBrowsing?: boolean;
  page: number;
  hitsPerPage: number;
}

/** How many hits can be paged through. */
export const HITS_MAX = 150;

/** The parameters of /search: `?q=vacuum&kind=Tutorials&page=2`. */
export const searchParamsSchema = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]).optional())
  .transform((given): SearchRequest => {
    const last = (name: string): string => [given[name] ?? ''].flat().at(-1) ?? '';
    const page = Number(/^\d{1,3}$/.exec(last('page'))?.[0] ?? 1);
    return {
      query: last('q').slice(0, 4 * QUERY_LENGTH_MAX),
      filters: Object.fromEntries(
        FACETS.flatMap((facet) => {
          const values = [given[facet] ?? []].flat().filter((value) => value !== '' && value.length <= 100);
          return values.length === 0 ? [] : [[facet, values.slice(0, 10).map((value) => value.replaceAll('\0', ''))]];
        }),
      ),
      facets: FACETS,
      page: Math.min(HITS_MAX / 10, Math.max(1, page)),
      hitsPerPage: 10,
    };
  });
