import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { deleteExpiredLaunches } from './launches';

const pool = globalThis.siteDatabasePool;

afterAll(() => {
  globalThis.siteDatabasePool = pool;
});

it('launches that nobody finished are deleted with the name of their learner, and those under way stay', async () => {
  const database = await openEmptyDatabase();
  globalThis.siteDatabasePool = z.custom<pg.Pool>().parse({ query: (text: string) => database.query(text) });
  await database.exec(`
    create table learning_launch (profile jsonb, ends_at timestamptz);
    insert into learning_launch values
      ('{"name": "Unfinished"}', now() - interval '1 second'), ('{"name": "Under way"}', now() + interval '1 minute')`);
  await deleteExpiredLaunches();
  const { rows } = await database.query(`select profile ->> 'name' as name from learning_launch`);
  expect(rows).toEqual([{ name: 'Under way' }]);
});
