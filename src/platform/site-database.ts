import type pg from 'pg';
import { createPool } from './database/pool';
import { environment } from './environment';

declare global {
  /** Pages and route handlers are bundled separately and share one pool. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var siteDatabasePool: pg.Pool | undefined;
}

/** Returns a small connection pool to the site's Postgres, for tables that Payload doesn't manage. */
export function getSitePool(): pg.Pool {
  globalThis.siteDatabasePool ??= createPool(environment.DATABASE_URL, 4);
  return globalThis.siteDatabasePool;
}

/**
 * For callers that would mistake a failed query for a result: while Postgres is unavailable, Payload reports that
 * no one is signed in.
 * @throws when Postgres doesn't respond
 */
export async function assertDatabaseAvailable(): Promise<void> {
  await getSitePool().query('select 1');
}
