import { postgresAdapter, type PostgresAdapterArgs } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { createPool } from '@/platform/database/pool';

/** Most connections that the content management of one process has. */
const MAX_CONNECTIONS = 10;

/**
 * Payload's adapter on a pool with time limits. Payload's own pool would lose one connection for good at the start, and
 * one more each time that connection is reset, until none is left.
 */
export function createDatabaseAdapter(connectionString: string, options: Omit<PostgresAdapterArgs, 'pool'>): DatabaseAdapterObj {
  const adapter = postgresAdapter({ ...options, pool: { connectionString } });
  return {
    ...adapter,
    init: (given) => Object.assign(adapter.init(given), { pool: createPool(connectionString, MAX_CONNECTIONS) }),
  };
}
