import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '@/platform/database/pool';
import { createDatabase, type TestDatabase } from './support/database';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createDatabase('pool');
  pool = createPool(database.url, 1);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('a connection that breaks no longer counts towards the limit of the pool, even if its owner never releases it', async () => {
  const broken = await pool.connect();
  const { rows } = await broken.query<{ id: number }>('select pg_backend_pid() as id');
  await database.client.query('select pg_terminate_backend($1)', [rows[0]?.id]);
  // As Drizzle does when `begin` fails.
  await expect(broken.query('begin')).rejects.toThrow();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  // An owner that does release it must not release another's connection.
  broken.release();
  expect(pool.totalCount).toBe(1);
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
});

it('an owner that releases a broken connection itself does so without an error', async () => {
  const broken = await pool.connect();
  const { rows } = await broken.query<{ id: number }>('select pg_backend_pid() as id');
  await database.client.query('select pg_terminate_backend($1)', [rows[0]?.id]);
  await expect(broken.query('select 1')).rejects.toThrow();
  broken.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
