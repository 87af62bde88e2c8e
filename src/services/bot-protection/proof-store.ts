import type pg from 'pg';
import { z } from 'zod';

const rowSchema = z.object({ fits: z.boolean() });

/** A proof that can be used once. */
export interface SingleUseProof {
  id: string;
  /** After this time the proof is rejected as expired and need not be remembered. */
  endsAt: Date;
}

/**
 * Consumes a proof for one submission. The same submission sent again (a double click, a retry after a lost response)
 * may reuse the proof; any other may not. The unique key decides, whichever instance handles it first.
 * @param usedFor hash of the submission
 * @returns whether the proof is, or was, used for this submission
 * @throws when Postgres doesn't respond
 */
export async function recordConsumedProof(
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
 * Returns whether any instance has already consumed a proof for this submission.
 * @throws when Postgres doesn't respond
 */
export async function hasConsumedProof(pool: Pick<pg.Pool, 'query'>, id: string, usedFor: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from used_proof where id = $1 and used_for = $2', [id, usedFor]);
  return rowCount === 1;
}
