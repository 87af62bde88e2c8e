import type pg from 'pg';

/**
 * Runs work in a transaction on a connection of the pool and commits it.
 * @throws whatever the work throws, after the rollback; an error when Postgres refuses the commit
 */
export async function runInPoolTransaction<Result>(
  pool: Pick<pg.Pool, 'connect'>,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    const { command } = await client.query('commit');
    assertCommitted(command);
    client.release();
    return result;
  } catch (error) {
    const isRolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    );
    // A connection whose transaction may still be open must not be used by others.
    client.release(!isRolledBack);
    throw error;
  }
}

/**
 * Checks the command tag of a commit: after a failed statement, Postgres rolls back instead.
 * @throws Error when the transaction wasn't committed
 */
export function assertCommitted(command: string): void {
  if (command !== 'COMMIT') throw new Error('Postgres rolled the transaction back instead of committing it.');
}
