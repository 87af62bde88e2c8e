import { sql } from '@payloadcms/db-postgres';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { z } from 'zod';

type SQL = ReturnType<typeof sql>;

interface Executor {
  execute(query: SQL): Promise<unknown>;
}

/** Returns what Payload itself queries with during this request: its transaction, if there is one. */
export async function getTransaction({ payload, transactionID }: PayloadRequest): Promise<Executor> {
  const id = await transactionID;
  const transaction = id === undefined ? undefined : payload.db.sessions?.[id]?.db;
  return isExecutor(transaction) ? transaction : payload.db.drizzle;
}

function isExecutor(value: unknown): value is Executor {
  return typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function';
}

const queryResultSchema = z.looseObject({ rows: z.array(z.unknown()) });

/**
 * Runs a statement in the request's transaction and returns its rows, unparsed.
 * @throws when Postgres rejects the statement
 */
export async function queryRows(req: PayloadRequest, statement: SQL): Promise<unknown[]> {
  return queryResultSchema.parse(await (await getTransaction(req)).execute(statement)).rows;
}

/**
 * Runs work in the request's transaction; without one, opens a transaction and commits it.
 * @throws whatever the work throws, after the rollback; an error when Postgres refuses a transaction or its commit
 */
export async function runInTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const isOwn = await initTransaction(req);
  if (!isOwn && !(await req.transactionID)) throw new Error('The database refused a transaction.');
  try {
    const result = await work();
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}
