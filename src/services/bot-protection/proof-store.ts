import type pg from 'pg';
import { z } from 'zod';

const rowSchema = z.object({ fits: z.boolean() });

/** A proof that is good once. */
export interface SingleUseProof {
  id: string;
  /** After that it is refused for its age, and need not be remembered. */
  endsAt: Date;
}

/**
 * Uses a proof up, for one thing that was sent. The same thing sent again (a double click, a second try after a lost
 * answer) may come with the same proof; anything else may not. The unique key decides, whichever instance is asked first.
 * @param usedFor what was sent, as a hash
 * @returns whether the proof is, or was, used for this
 * @throws when Postgres does not answer
 */
export async function recordProofUse(
  pool: Pick<pg.Pool, 'query'>,
  { id, endsAt }: SingleUseProof,
  usedFor: string,
): Promise<boolean> {
  const { rows } = await pool.query(
    `insert into used_proof as kept (id, used_for, ends_at) values ($1, $2, $3)
     on conflict (id) do update set used_for = kept.used_for
     returning used_for = $2 as fits`,
    [id, usedFor, endsAt],
  );
  return rowSchema.parse(rows[0]).fits;
}

/**
 * Whether a proof was used up for this already, by any instance.
 * @throws when Postgres does not answer
 */
export async function isProofUsedFor(pool: Pick<pg.Pool, 'query'>, id: string, usedFor: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from used_proof where id = $1 and used_for = $2', [id, usedFor]);
  return rowCount === 1;
}
