import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakePostgres, startFakePostgres } from '@/platform/testing/fake-postgres';
import { HealthCheck } from './health';

let database: FakePostgres | undefined;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  database?.close();
  vi.restoreAllMocks();
});

/** Starts a database that refuses to say whether there are pages. */
async function startRefusing(code: string, message: string): Promise<FakePostgres> {
  database = await startFakePostgres((statement) =>
    statement.startsWith('set ') ? 'SET' : Object.assign(new Error(message), { code }),
  );
  return database;
}

async function checkWith(code: string, message: string) {
  const { url } = await startRefusing(code, message);
  const { health, isDatabaseUp } = await new HealthCheck(url, false).inspect();
  return { missing: health.missing, isDatabaseUp };
}

// The first test, because what other tests make the check log would keep the same message out of the log for a while.
it('the log says why the database could not be checked, which the response does not', async () => {
  const { missing } = await checkWith('28P01', 'password authentication failed for user "site"');
  expect(missing.join()).not.toContain('password');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('password authentication failed for user "site"'));
});

it.each([
  ['42P01', 'relation "pages" does not exist'],
  ['42703', 'column "problem" does not exist'],
])('a database without the tables or columns is not migrated (%s)', async (code, message) => {
  expect(await checkWith(code, message)).toEqual({
    missing: ["database: it isn't migrated; run node .build/migrate-and-import.mjs"],
    isDatabaseUp: true,
  });
});

it('a database whose tables belong to another role responds', async () => {
  expect(await checkWith('42501', 'permission denied for table pages')).toEqual({
    missing: ['database: the role in DATABASE_URL may not read its tables, which belong to another role'],
    isDatabaseUp: true,
  });
});

it('a database that cannot answer is not responding', async () => {
  expect(await checkWith('57P03', 'the database system is starting up')).toEqual({
    missing: ["database: Postgres isn't responding; cached pages are still served"],
    isDatabaseUp: false,
  });
});

it('checks that are requested meanwhile share one query, and the next one has its own', async () => {
  const { url, statements } = await startRefusing('42P01', 'relation "pages" does not exist');
  const check = new HealthCheck(url, false);
  const countQueries = () => statements.filter((statement) => statement.includes('from pages')).length;
  const missing = await Promise.all(Array.from({ length: 50 }, async () => (await check.check()).missing));
  expect(new Set(missing.flat()).size).toBe(1);
  expect(countQueries()).toBe(1);
  await check.check();
  expect(countQueries()).toBe(2);
});
