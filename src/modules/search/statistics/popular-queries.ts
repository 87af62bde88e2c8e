import { z } from 'zod';
import { getSearchPool } from '../query/search-site';

const POPULAR_MAX = 5;
/** A query is shown to other visitors only if it was used on several days. */
const DAYS_MIN = 3;

/** Returns the most frequent queries; none when the database doesn't respond. */
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
