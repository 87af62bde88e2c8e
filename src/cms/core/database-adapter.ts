import { postgresAdapter, type PostgresAdapterArgs } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { createPool } from '@/platform/database/pool';

/** Maximum number of Payload's database connections per process. */
const MAX_CONNECTIONS = 10;

/**
 * Returns Payload's adapter with a pool that has timeouts. Payload's own pool leaks one connection at startup, and
 * another each time that connection is reset, until none is left.
 */
export function createDatabaseAdapter(connectionString: string, options: Omit<PostgresAdapterArgs, 'pool'>): DatabaseAdapterObj {
  const adapter = postgresAdapter({ ...options, pool: { connectionString } });
  return {
    ...adapter,
    init: (given) => Object.assign(adapter.init(given), { pool: createPool(connectionString, MAX_CONNECTIONS) }),
  };
}
