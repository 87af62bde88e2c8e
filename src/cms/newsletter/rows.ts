import type { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { transactionOf } from '../transaction';

const answer = z.looseObject({ rows: z.array(z.unknown()) });

/** The rows of a statement, within the request's transaction. They are still to be parsed. @throws when Postgres refuses it */
export async function rowsOf(req: PayloadRequest, statement: ReturnType<typeof sql>): Promise<unknown[]> {
  return answer.parse(await (await transactionOf(req)).execute(statement)).rows;
}
