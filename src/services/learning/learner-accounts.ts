import type pg from 'pg';
import { z } from 'zod';
import { getSitePool } from '@/platform/site-database';

const rowSchema = z.object({ account: z.uuid() });

/**
 * Returns the opaque ID of a person at the learning platform, created at their first launch. It is random, so it
 * can be linked to the person only with this table; deleting the row deletes everything reported for them.
 */
export async function findOrCreateAccount(subject: string): Promise<string> {
  const { rows } = await getSitePool().query(
    `insert into learning_account (subject) values ($1)
     on conflict (subject) do update set subject = excluded.subject returning account`,
    [subject],
  );
  return rowSchema.parse(rows[0]).account;
}

/** Returns the accounts that exist among these. */
export async function findKnownAccounts(
  database: Pick<pg.ClientBase, 'query'>,
  accounts: readonly string[],
): Promise<Set<string>> {
  const { rows } = await database.query('select account from learning_account where account = any($1::uuid[])', [accounts]);
  return new Set(
    z
      .array(rowSchema)
      .parse(rows)
      .map(({ account }) => account),
  );
}
