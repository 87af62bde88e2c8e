import { postgresAdapter, sql, type PostgresAdapterArgs } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { z } from 'zod';
import { createPool } from '@/platform/database/pool';
import { redactQueryErrors } from '@/platform/database/redact-errors';
import { runWithRequestTimeout } from '@/platform/database/statement-timeout';
import { assertCommitted } from '@/platform/database/transaction';

/** Maximum number of Payload's database connections per process. */
const CONNECTIONS_MAX = 10;

/**
 * Returns Payload's adapter with a pool that has timeouts, with commits that report failure, and with errors that contain no
 * values. Payload's own pool leaks one connection at startup, and another each time that connection is reset, until none is left.
 * Its commit ignores errors, so the site would report changes as saved that were not.
 */
export function createDatabaseAdapter(connectionString: string, options: Omit<PostgresAdapterArgs, 'pool'>): DatabaseAdapterObj {
  const adapter = postgresAdapter({ ...options, pool: { connectionString } });
  return {
    ...adapter,
    init: (given) => {
      const database = adapter.init(given);
      const connect = database.connect?.bind(database);
      const begin = database.beginTransaction.bind(database);
      const end = database.commitTransaction.bind(database);
      const update = database.updateJobs.bind(database);
      const rollBack = async (id: Parameters<typeof end>[0] | undefined, error: unknown): Promise<never> => {
        if (id !== undefined) await database.rollbackTransaction(id);
        throw error;
      };
      const replaced: Pick<typeof database, 'connect' | 'beginTransaction' | 'commitTransaction' | 'updateJobs'> = {
        connect: async (settings) => {
          await connect?.(settings);
          redactQueryErrors(database.drizzle);
        },
        beginTransaction: (settings) => runWithRequestTimeout(() => begin(settings)),
        commitTransaction: async (id) => {
          const open = database.sessions[String(await id)]?.db;
          if (open) await commit(open).catch((error: unknown) => rollBack(id, error));
          await end(id);
        },
        // Payload opens a transaction for the state of jobs, and doesn't end it after an error.
        updateJobs: (change) =>
          runWithRequestTimeout(() => update(change)).catch((error: unknown) => rollBack(change.req?.transactionID, error)),
      };
      return Object.assign(database, { pool: createPool(connectionString, CONNECTIONS_MAX) }, replaced);
    },
  };
}

const commitResultSchema = z.looseObject({ command: z.string() });

/** `and chain` leaves an empty transaction for Payload to end. */
async function commit(transaction: { execute(query: ReturnType<typeof sql>): PromiseLike<unknown> }): Promise<void> {
  const { command } = commitResultSchema.parse(await transaction.execute(sql`commit and chain`));
  assertCommitted(command);
}
