import { z } from 'zod';
import type { Facet } from './search-request';

/** A hit with the data needed to rank it. The rest is read when it is shown. */
export interface Match {
  id: string;
  /** The transaction that wrote the row: with another text, the row has another version. */
  version: string;
  url: string;
  page: string;
  isPage: boolean;
  /** The heading of a section, or the title of a page. */
  name: string;
  isNamed: boolean;
  score: number;
}

export interface FacetCount {
  facet: Facet;
  value: string;
  count: number;
}

export interface Matches {
  total: number;
  /** Whether there are more matches than were counted. */
  isCapped: boolean;
  facets: FacetCount[];
  matches: Match[];
}

const valuesSchema = z.array(z.string());
const resultSchema = z.object({
  total: z.number(),
  isCapped: z.boolean(),
  facets: z.array(z.tuple([z.string(), valuesSchema, valuesSchema, valuesSchema, z.number()])).nullable(),
  matches: z.array(z.tuple([z.string(), z.string(), z.string(), z.boolean(), z.string(), z.boolean(), z.number()])).nullable(),
});
type Result = z.infer<typeof resultSchema>;

/** Reads the only row of a statement that ends with {@link buildCounts} and {@link SELECT_MATCHES}. */
export function parseMatches(row: unknown, counted: readonly Facet[]): Matches {
  const { total, isCapped, facets, matches } = resultSchema.parse(row);
  return { total, isCapped, facets: countFacets(facets ?? [], counted), matches: (matches ?? []).map(toMatch) };
}

/** Selects the matches from the step `scored`. */
export const SELECT_MATCHES = '(select json_agg(json_build_array(id, version, url, is_page, name, is_named, score)) from scored)';

/**
 * Builds the step `counted`, which counts the pages in the step `matched`. That takes a noticeable part of the search time, so
 * only requested facets are counted.
 */
export function buildCounts(facets: readonly Facet[]): string {
  if (facets.length === 0) return 'counted as (select count(*)::int as total, null::json as facets from matched where is_page)';
  return `sets as materialized (
        select min(place) as place, count(*)::int as pages from matched where is_page group by facet_set
      ), counted as (
        select coalesce(sum(pages), 0)::int as total, json_agg(json_build_array(d.kind, d.products, d.topics, d.versions, pages)) as facets
        from sets join search.document d on d.ctid = sets.place
      )`;
}

function toMatch([id, version, url, isPage, name, isNamed, score]: NonNullable<Result['matches']>[number]): Match {
  return { id, version, url, page: url.split('#', 1)[0] ?? url, isPage, name, isNamed, score };
}

/** Only a few combinations of values occur, so Postgres counts the combinations, and they are split here. */
function countFacets(sets: NonNullable<Result['facets']>, facets: readonly Facet[]): FacetCount[] {
  return facets.flatMap((facet) => {
    const counts = new Map<string, number>();
    for (const [kind, products, topics, versions, pages] of sets) {
      const values: Readonly<Record<Facet, readonly string[]>> = {
        kind: [kind],
        product: products,
        topic: topics,
        version: versions,
      };
      for (const value of values[facet]) counts.set(value, (counts.get(value) ?? 0) + pages);
    }
    return Array.from(counts, ([value, count]) => ({ facet, value, count }));
  });
}
