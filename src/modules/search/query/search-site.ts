import type pg from 'pg';
import { createPool } from '@/platform/database/pool';
import { runWithStatementTimeout } from '@/platform/database/statement-timeout';
import { environment } from '@/platform/environment';
import { logFailure } from '@/platform/failure-log';
import { getRules } from '../rules/read-rules';
import { searchCached } from './cached-search';
import type { SearchResult } from './search';
import type { SearchRequest } from './search-request';

/** A search that takes longer is canceled, because the visitor keeps typing. */
export const STATEMENT_TIMEOUT_MS = 200;
const CONNECTIONS = 4;

declare global {
  /** Pages and route handlers are bundled separately and share one pool. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var searchPool: pg.Pool | undefined;
}

/**
 * Searches the site; undefined when the database doesn't respond in time, twice: after a while without searches, the first may
 * time out while it reads from disk, and the second finds the data in memory.
 */
export async function searchSite(request: SearchRequest): Promise<SearchResult | undefined> {
  return (await searchOnce(request)) ?? searchOnce(request);
}

async function searchOnce(request: SearchRequest): Promise<SearchResult | undefined> {
  const pool = getSearchPool();
  try {
    return await runWithStatementTimeout(STATEMENT_TIMEOUT_MS, () => searchCached(pool, request, getRules));
  } catch (error) {
    logFailure('search: the database did not respond', error);
    return undefined;
  }
}

/** Returns the connection pool of the search, which is small so that searches don't delay pages. */
export function getSearchPool(): pg.Pool {
  globalThis.searchPool ??= createSearchPool(environment.DATABASE_URL);
  return globalThis.searchPool;
}

/**
 * Creates a pool with settings for the search: a low similarity threshold for short words; no JIT compilation, which takes
 * longer than the query; no sequential scans, whose cost the planner underestimates; and one plan for all values of a
 * prepared statement.
 */
export function createSearchPool(connectionString: string): pg.Pool {
  const url = new URL(connectionString.replace('@/', '@localhost/'));
  const given = url.searchParams.get('options') ?? '';
  url.searchParams.set(
    'options',
    (
      `${given} -c pg_trgm.similarity_threshold=0.2 -c jit=off -c work_mem=16MB -c enable_seqscan=off -c ` +
      'plan_cache_mode=force_generic_plan'
    ).trim(),
  );
  return createPool(url.href, CONNECTIONS);
}
