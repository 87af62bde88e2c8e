import { z } from 'zod';
import { runWithStatementTimeout } from '@/platform/database/statement-timeout';
import { logFailure } from '@/platform/failure-log';
import { getSearchPool, STATEMENT_TIMEOUT_MS } from '../query/search-site';

const POPULAR_MAX = 5;
/** A query is shown to other visitors only if it was used on several days, and from several networks (first-occurrence.ts). */
const DAYS_MIN = 3;
const ASKED_MIN = 10;

/** Returns the most frequent queries; none when the database doesn't respond. */
export async function findPopularQueries(): Promise<string[]> {
  try {
    const { rows } = await runWithStatementTimeout(STATEMENT_TIMEOUT_MS, () =>
      getSearchPool().query(
        `select query from search.query_count where day > current_date - 30 and found > 0
       group by query having count(*) >= $1 and sum(asked) >= $2 order by sum(asked) desc, query limit $3`,
        [DAYS_MIN, ASKED_MIN, POPULAR_MAX],
      ),
    );
    return z
      .array(z.object({ query: z.string() }))
      .parse(rows)
      .map(({ query }) => query);
  } catch (error) {
    logFailure('search: could not read popular queries', error);
    return [];
  }
}
