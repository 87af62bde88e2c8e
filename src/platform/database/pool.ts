import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { TimeoutClient } from './timeout-client';

/**
 * How long a query waits for a free connection. Opening a new connection has a shorter limit of its own, which
 * doesn't count the time while this process is busy.
 */
const ACQUIRE_TIMEOUT_MS = 10_000;

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * A pool whose queries belong to the request that sends them. When all connections are busy, pg runs a query in the moment
 * another request returns one, and so within that request (platform/request-scope.ts).
 */
class RequestPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    return callback === undefined ? super.connect() : super.connect(AsyncResource.bind(callback));
  }
}

/** Creates a connection pool for the site's Postgres, with timeouts (timeout-client.ts). */
export function createPool(connectionString: string, max: number): pg.Pool {
  const pool = new RequestPool({
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
