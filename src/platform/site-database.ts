import pg from 'pg';
import { environment } from './environment';

const TIME_LIMIT_MS = 3_000;

declare global {
  /** Pages and addresses are bundled apart; one pool serves both. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var siteDatabasePool: pg.Pool | undefined;
}

/**
 * A few connections to the site's Postgres, for tables that the content management does not know. A question that is not
 * answered within three seconds fails.
 */
export function siteDatabase(): pg.Pool {
  globalThis.siteDatabasePool ??= makePool();
  return globalThis.siteDatabasePool;
}

function makePool(): pg.Pool {
  const pool = new pg.Pool({ connectionString: environment.DATABASE_URL, max: 4, connectionTimeoutMillis: TIME_LIMIT_MS, query_timeout: TIME_LIMIT_MS, keepAlive: true, allowExitOnIdle: true });
  // An idle connection that breaks is replaced by the pool; the next question tells whether Postgres is there.
  pool.on('error', () => undefined);
  return pool;
}
