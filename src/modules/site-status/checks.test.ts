import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { listChecks } from './checks';

const pool = globalThis.siteDatabasePool;
let database: PGlite;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.exec(`
    create table form_deliveries (
      kind text default 'confirmation', state text default 'waiting', later boolean default false, attempts int default 0,
      next_attempt_at timestamptz default now() + interval '1 hour', delivered_at timestamptz
    )`);
  globalThis.siteDatabasePool = z.custom<pg.Pool>().parse({ query: (text: string) => database.query(text) });
});

beforeEach(() => database.exec('truncate form_deliveries'));

afterAll(async () => {
  globalThis.siteDatabasePool = pool;
});

const isMailUp = () =>
  listChecks()
    .find(({ component }) => component === 'mail')
    ?.run();
const insertDue = (minutesAgo: number, isLater: boolean) =>
  database.query(`insert into form_deliveries (next_attempt_at, later) values (now() - make_interval(mins => $1), $2)`, [
    minutesAgo,
    isLater,
  ]);
const insertFailing = (kind: string) =>
  database.query('insert into form_deliveries (kind, attempts) select $1, 10 from generate_series(1, 2)', [kind]);

it('mail works while a newsletter is being sent, however long that takes, and not while another message waits', async () => {
  await insertDue(16, true);
  await insertDue(14, false);
  expect(await isMailUp()).toBe(true);
  await insertDue(16, false);
  expect(await isMailUp()).toBe(false);
});

it('mail does not work while a server refuses every email, and works again with the next one that it accepts', async () => {
  await insertFailing('webhook');
  await database.exec('insert into form_deliveries (attempts) values (10)');
  expect(await isMailUp(), 'one wrong address').toBe(true);
  await insertFailing('confirmation');
  expect(await isMailUp()).toBe(false);
  await database.exec(`insert into form_deliveries (state, delivered_at) values ('delivered', now() - interval '20 minutes')`);
  expect(await isMailUp()).toBe(false);
  await database.exec(`insert into form_deliveries (state, delivered_at) values ('delivered', now())`);
  expect(await isMailUp()).toBe(true);
});
