import pg from 'pg';
import { TimeoutClient } from './timeout-client';

/** How long a query waits for a free connection. A new one has a shorter limit of its own, which is counted while this process is not busy. */
const ACQUIRE_TIMEOUT_MS = 10_000;

/** A pool of connections to the site's Postgres, with time limits (time-limited-client.ts). */
export function createPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    Client: TimeoutClient,
    connectionString,
    max,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  // An idle connection that breaks is replaced by the pool; the next query tells whether Postgres is there.
  pool.on('error', () => undefined);
  return pool;
}
