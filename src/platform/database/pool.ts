import pg from 'pg';
import { TimeoutClient } from './timeout-client';

/**
 * How long a query waits for a free connection. Opening a new connection has a shorter limit of its own, which
 * doesn't count the time while this process is busy.
 */
const ACQUIRE_TIMEOUT_MS = 10_000;

/** Creates a connection pool for the site's Postgres, with timeouts (timeout-client.ts). */
export function createPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    Client: TimeoutClient,
    connectionString,
    max,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  // The pool replaces an idle connection that breaks; the next query shows whether Postgres is available.
  pool.on('error', () => undefined);
  return pool;
}
