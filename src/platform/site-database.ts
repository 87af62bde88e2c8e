import type pg from 'pg';
import { createPool } from './database/pool';
import { environment } from './environment';

declare global {
  /** Pages and addresses are bundled apart; one pool serves both. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var siteDatabasePool: pg.Pool | undefined;
}

/** A few connections to the site's Postgres, for tables that the content management does not know. */
export function getSitePool(): pg.Pool {
  globalThis.siteDatabasePool ??= createPool(environment.DATABASE_URL, 4);
  return globalThis.siteDatabasePool;
}

/**
 * For what would take a failed question for an answer, such as Payload, to whom nobody is signed in while Postgres is away.
 * @throws when Postgres does not answer
 */
export async function assertDatabaseAvailable(): Promise<void> {
  await getSitePool().query('select 1');
}
