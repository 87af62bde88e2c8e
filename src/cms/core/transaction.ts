import type { sql } from '@payloadcms/db-postgres';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { z } from 'zod';

type SQL = ReturnType<typeof sql>;

interface Executor {
  execute(query: SQL): Promise<unknown>;
}

/** What Payload itself reads and writes with during this request: its transaction, when it has one. */
export async function getTransaction({ payload, transactionID }: PayloadRequest): Promise<Executor> {
  const id = await transactionID;
  const transaction = id === undefined ? undefined : payload.db.sessions?.[id]?.db;
  return isExecutor(transaction) ? transaction : payload.db.drizzle;
}

function isExecutor(value: unknown): value is Executor {
  return typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function';
}

const queryResult = z.looseObject({ rows: z.array(z.unknown()) });

/** The rows of a statement, within the request's transaction. They are still to be parsed. @throws when Postgres refuses it */
export async function queryRows(req: PayloadRequest, statement: SQL): Promise<unknown[]> {
  return queryResult.parse(await (await getTransaction(req)).execute(statement)).rows;
}

/**
 * Does work in the request's transaction, or in one of its own when it has none, which is then committed.
 * @throws whatever the work throws, after everything was rolled back; an error when Postgres refuses a transaction
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
