import { z } from 'zod';
import { getSearchPool } from '../query/search-site';

const POPULAR_MAX = 5;
/** A query is shown to others only when it was asked on several days. */
const DAYS_MIN = 3;

/** Returns what is searched most; none when the database doesn't answer. */
export async function findPopularQueries(): Promise<string[]> {
  try {
    const { rows } = await getSearchPool().query(
      `select query from search.query_count where day > current_date - 30 and found > 0
       group by query having count(*) >= $1 order by sum(asked) desc, query limit $2`,
      [DAYS_MIN, POPULAR_MAX],
    );
    return z
      .array(z.object({ query: z.string() }))
      .parse(rows)
      .map(({ query }) => query);
  } catch (error) {
    console.error('search: popular queries:', error instanceof Error ? error.message : 'unknown');
    return [];
  }
}
