import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { z } from 'zod';
import { isUnchangedSince } from '@/platform/page-cache/snapshot';
import type { SearchRules } from '../rules/search-rules';
import { search, type SearchResult } from './search';
import type { SearchRequest } from './search-request';

type Database = Pick<pg.Pool, 'query'>;

interface CachedResult {
  result: SearchResult;
  /** What was committed before the search began. */
  snapshot: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Enough for some hundred results. Clients choose the length of queries and pages, so it isn't a number of results. */
const MEMORY_CHARACTERS = 6_000_000;
/** Approximate size of a hit, with its excerpt and sections, and of the rest of a result. */
const HIT_CHARACTERS = 1_500;
/** Word weights and popularity change without a publication. */
const AGE_MAX_MS = 60_000;

const results = new LRUCache<string, CachedResult>({
  maxSize: MEMORY_CHARACTERS,
  sizeCalculation: ({ result: { hits, facets } }, key) =>
    2 * key.length + HIT_CHARACTERS * (1 + hits.length) + 50 * facets.length,
});

/**
 * Searches the index, or returns the result of the same search when nothing was published, changed, or taken down since
 * then, and nothing has appeared or disappeared by its schedule: many visitors type the same words.
 * @param getRules returns the current rules
 * @throws when Postgres doesn't respond in time
 */
export async function searchCached(
  database: Database,
  request: SearchRequest,
  getRules: () => Promise<SearchRules>,
): Promise<SearchResult> {
  const key = JSON.stringify(request);
  const known = results.get(key);
  if (known !== undefined && known.expires > Date.now() && (await isUnchangedSince(database, known.snapshot)))
    return known.result;
  // Before the search: a change that commits in between counts as later than the result.
  const { snapshot, changes } = await readState(database);
  const result = await search(database, request, await getRules());
  results.set(key, { result, snapshot, expires: Math.min(changes, Date.now() + AGE_MAX_MS) });
  return result;
}

const stateSchema = z.object({ snapshot: z.string(), changes: z.date().nullable() });

/** Reads what is committed now, and when the next hit appears or disappears by its schedule. */
async function readState(database: Database): Promise<{ snapshot: string; changes: number }> {
  const { rows } = await database.query(`
    select pg_current_snapshot()::text as snapshot, least(
      (select min(visible_from) from search.document where visible_from > now()),
      (select min(visible_until) from search.document where visible_until > now())
    ) as changes`);
  const { snapshot, changes } = stateSchema.parse(rows[0]);
  return { snapshot, changes: changes?.getTime() ?? Infinity };
}
