import { z } from 'zod';
import { getSitePool } from '@/platform/site-database';

const rowSchema = z.object({
  query: z.string(),
  asked: z.number(),
  clicks: z.number(),
  /** The result that was opened most often. */
  url: z.string().nullable(),
  isFound: z.boolean(),
});
export type CountedQuery = z.infer<typeof rowSchema>;

const ROWS_MAX = 15;

/** Returns the most frequent queries of the last 30 days, and the most frequent ones without results. */
export async function findStatistics(): Promise<{ withoutResults: CountedQuery[]; popular: CountedQuery[] }> {
  const { rows } = await getSitePool().query(
    `with asked as (
       select query, sum(asked)::int as asked, (array_agg(found order by day desc))[1] > 0 as "isFound"
       from search.query_count where day > current_date - 30 group by query
     ), numbered as (
       select *, row_number() over (partition by "isFound" order by asked desc, query) as place from asked
     )
     select query, asked, "isFound", coalesce(sum(clicks), 0)::int as clicks, (array_agg(url order by clicks desc))[1] as url
     from numbered left join search.click_count using (query) where place <= $1
     group by query, asked, "isFound" order by asked desc, query`,
    [ROWS_MAX],
  );
  const counted = z.array(rowSchema).parse(rows);
  return { withoutResults: counted.filter(({ isFound }) => !isFound), popular: counted.filter(({ isFound }) => isFound) };
}
