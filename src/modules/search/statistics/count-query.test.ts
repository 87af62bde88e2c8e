import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '@/platform/testing/empty-database';

const { getSearchPool } = vi.hoisted(() => ({ getSearchPool: vi.fn() }));
vi.mock('../query/search-site', () => ({ getSearchPool }));

let database: PGlite;
let counting: typeof import('./count-query');

beforeAll(async () => {
  database = await openEmptyDatabase();
  getSearchPool.mockReturnValue(database);
  // Another test file may have loaded it with a mock of its own.
  vi.resetModules();
  counting = await import('./count-query');
  await database.exec(`
    create schema search;
    create table search.query_count (day date, query text, asked int, found int, primary key (day, query));
    create table search.click_count (day date, query text, url text, clicks int, primary key (day, query, url));
    insert into search.query_count select current_date, 'filler ' || n, 1, 1 from generate_series(1, 5000) as n;
    insert into search.click_count select current_date, 'filler ' || n, '/', 1 from generate_series(1, 5000) as n;`);
});

/** A visitor of their own, because each counts a query once. */
const ask = (query: string, visitor: number) =>
  counting.countQuery(new Request('http://site.test', { headers: { 'x-visitor-address': `203.0.113.${visitor}` } }), {
    query,
    total: 3,
    page: 1,
  });
const openResult = (query: string, visitor: number) =>
  counting.countClick(new Request('http://site.test', { headers: { 'x-visitor-address': `203.0.113.${visitor}` } }), query, '/');

it('a day has at most 5,000 queries, of which those that are known go on counting', async () => {
  for (const query of ['unheard of', 'Filler 1']) {
    ask(query, 1);
    openResult(query, 1);
  }
  // The database runs one statement after the other.
  const { rows } = await database.query(`
    select query, asked, found, clicks from search.query_count left join search.click_count using (day, query)
    where query in ('unheard of', 'filler 1')`);
  expect(rows).toEqual([{ query: 'filler 1', asked: 2, found: 3, clicks: 2 }]);
});

it('the next day has room again', async () => {
  await database.exec('update search.query_count set day = day - 1; update search.click_count set day = day - 1');
  ask('unheard of', 2);
  openResult('unheard of', 2);
  const { rows } = await database.query(`
    select query, asked, clicks from search.query_count join search.click_count using (day, query) where day = current_date`);
  expect(rows).toEqual([{ query: 'unheard of', asked: 1, clicks: 1 }]);
});
