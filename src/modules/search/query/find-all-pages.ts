import type pg from 'pg';
import { type Bind, buildFilters, IS_VISIBLE } from './match-filters';
import type { MatchQuery } from './match-query';
import { buildCounts, type Matches, parseMatches, SELECT_MATCHES } from './match-result';
import { HITS_MAX } from './search-request';

/** Popularity is based on the results opened in this many days. */
const POPULAR_DAYS = 30;

/** Finds all public pages that pass the filters: those opened most often from search results first, then the newest. */
export async function findAllPages(
  pool: Pick<pg.Pool, 'query'>,
  query: Pick<MatchQuery, 'filters' | 'condition' | 'facets'>,
): Promise<Matches> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const { rows } = await pool.query(
    `with clicked as (
       select split_part(url, '#', 1) as page, sum(clicks) as clicks from search.click_count
       where day > current_date - ${POPULAR_DAYS} group by 1
     ), matched as materialized (
       select d.ctid as place, d.id, d.is_page, d.page, d.facet_set, d.boost, d.source_updated_at
       from search.document d
       where d.is_page and ${IS_VISIBLE}
         ${buildFilters(query, bind).join(' ')}
     ), best as (
       select m.id, row_number() over (order by coalesce(c.clicks, 0) desc, m.source_updated_at desc, m.boost desc, m.id) as rank
       from matched m left join clicked c using (page)
     ), scored as (
       select d.id, d.xmin as version, d.url, d.is_page, d.title as name, false as is_named, (-b.rank)::float8 as score
       from best b join search.document d using (id) where b.rank <= ${HITS_MAX}
     ), ${buildCounts(query.facets)}
     select total, false as "isCapped", facets, ${SELECT_MATCHES} as matches from counted`,
    values,
  );
  return parseMatches(rows[0], query.facets);
}
