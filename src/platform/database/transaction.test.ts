import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { type FakePostgres, startFakePostgres } from '@/platform/testing/fake-postgres';
import { runInPoolTransaction } from './transaction';

let database: FakePostgres | undefined;
let pool: pg.Pool | undefined;

afterEach(async () => {
  await pool?.end();
  database?.close();
});

/** Connects to a database that responds to the end of a transaction in this way, and with the name of any other command. */
async function connect(ends: Readonly<Record<string, string | Error>> = {}): Promise<pg.Pool> {
  database = await startFakePostgres((statement) => ends[statement] ?? statement.toUpperCase());
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  return pool;
}

const fail = () => Promise.reject(new Error('the reason of the test'));

it('what the work returns is returned after the commit, and the connection is used again', async () => {
  const connected = await connect();
  expect(await runInPoolTransaction(connected, async () => 'result')).toBe('result');
  expect(database?.statements).toEqual(['begin', 'commit']);
  expect(connected.idleCount).toBe(1);
});

it('after a rollback, the connection is used again', async () => {
  const connected = await connect();
  await expect(runInPoolTransaction(connected, fail)).rejects.toThrow('the reason of the test');
  expect(database?.statements).toEqual(['begin', 'rollback']);
  expect(connected.idleCount).toBe(1);
});

it('a connection whose rollback failed is closed, because its transaction may still be open', async () => {
  const connected = await connect({ rollback: new Error('the rollback failed') });
  await expect(runInPoolTransaction(connected, fail)).rejects.toThrow('the reason of the test');
  expect(connected.totalCount).toBe(0);
});

it('a commit that Postgres turned into a rollback is an error', async () => {
  const connected = await connect({ commit: 'ROLLBACK' });
  await expect(runInPoolTransaction(connected, async () => 'result')).rejects.toThrow('instead of committing');
});
