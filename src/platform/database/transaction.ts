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
    // The command tag of a commit after a failed statement.
    if (command !== 'COMMIT') throw new Error('Postgres rolled the transaction back instead of committing it.');
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
