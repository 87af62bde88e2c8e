import { logFailure } from '@/platform/failure-log';
import { getSearchPool } from '../query/search-site';
import type { SearchResult } from '../query/search';
import { fold } from '../text/tokenize';
import { recordFirstOccurrence } from './first-occurrence';

const COUNTED_LENGTH_MAX = 60;
/** Limits the rows of a day, because anyone can ask anything. */
const ROWS_PER_DAY_MAX = 5_000;
/** Email addresses, URLs, and long numbers may be personal data, so such queries aren't counted. */
const PERSONAL = /@|:\/\/|\d{6,}|(?:\d[ .-]?){7,}/;

/** Counts a query by day, anonymously, for the editors. Runs in the background. */
export function countQuery(
  request: Pick<Request, 'headers'>,
  { query, total, page }: Pick<SearchResult, 'query' | 'total' | 'page'>,
): void {
  const counted = toCountedQuery(query);
  if (counted === undefined || page !== 1 || !recordFirstOccurrence(request, counted)) return;
  run(
    `insert into search.query_count as kept (day, query, asked, found) select current_date, $1, 1, $2
     where ${hasRoom('search.query_count', 'query = $1')}
     on conflict (day, query) do update set asked = kept.asked + 1, found = excluded.found`,
    [counted, total],
  );
}

/** Counts that a result was opened. */
export function countClick(request: Pick<Request, 'headers'>, query: string, url: string): void {
  const counted = toCountedQuery(query);
  if (counted === undefined || !recordFirstOccurrence(request, counted, url)) return;
  run(
    `insert into search.click_count as kept (day, query, url, clicks) select current_date, $1, $2, 1
     where ${hasRoom('search.click_count', 'query = $1 and url = $2')}
     on conflict (day, query, url) do update set clicks = kept.clicks + 1`,
    [counted, url],
  );
}

/** Returns the form in which a query is counted; undefined when it may contain personal data. */
function toCountedQuery(query: string): string | undefined {
  const folded = fold(query).replaceAll(/\s+/g, ' ').trim();
  return folded === '' || folded.length > COUNTED_LENGTH_MAX || PERSONAL.test(folded) ? undefined : folded;
}

/** Builds the condition that there is a row already, or room for one. */
function hasRoom(table: string, isKnown: string): string {
  return `(exists (select from ${table} where day = current_date and ${isKnown})
       or (select count(*) from (select from ${table} where day = current_date limit ${ROWS_PER_DAY_MAX}) as today) < ${ROWS_PER_DAY_MAX})`;
}

function run(statement: string, values: readonly unknown[]): void {
  void getSearchPool()
    .query(statement, [...values])
    .catch((error: unknown) => logFailure('search: could not count a query or click', error));
}
