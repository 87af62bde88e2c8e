import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { listChecks } from './checks';

const pool = globalThis.siteDatabasePool;
afterEach(() => {
  globalThis.siteDatabasePool = pool;
});

it('mail works while a newsletter is being sent, however long that takes, and not while another message waits', async () => {
  const database = await PGlite.create();
  globalThis.siteDatabasePool = z.custom<pg.Pool>().parse({ query: (text: string) => database.query(text) });
  await database.exec('create table form_deliveries (state text, next_attempt_at timestamptz, later boolean)');
  const isUp = () =>
    listChecks()
      .find(({ component }) => component === 'mail')
      ?.run();
  const insert = (minutes: number, isLater: boolean) =>
    database.query(`insert into form_deliveries values ('waiting', now() - make_interval(mins => $1), $2)`, [minutes, isLater]);
  await insert(16, true);
  await insert(14, false);
  expect(await isUp()).toBe(true);
  await insert(16, false);
  expect(await isUp()).toBe(false);
  await database.close();
}, 120_000);
