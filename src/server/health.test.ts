import { afterEach, expect, it } from 'vitest';
import { type FakePostgres, startFakePostgres } from '@/platform/testing/fake-postgres';
import { HealthCheck } from './health';

let database: FakePostgres | undefined;

afterEach(() => database?.close());

/** Checks an instance whose database refuses to say whether there are pages. */
async function checkWith(code: string, message: string) {
  database = await startFakePostgres((statement) =>
    statement.startsWith('set ') ? 'SET' : Object.assign(new Error(message), { code }),
  );
  const { health, isDatabaseUp } = await new HealthCheck(database.url, false).inspect();
  return { missing: health.missing, isDatabaseUp };
}

it.each([
  ['42P01', 'relation "pages" does not exist'],
  ['42703', 'column "problem" does not exist'],
])('a database without the tables or columns is not migrated (%s)', async (code, message) => {
  expect(await checkWith(code, message)).toEqual({
    missing: ["database: it isn't migrated; run node .build/migrate-and-import.mjs"],
    isDatabaseUp: true,
  });
});

it('a database that cannot answer is not responding', async () => {
  expect(await checkWith('57P03', 'the database system is starting up')).toEqual({
    missing: ["database: Postgres isn't responding; cached pages are still served"],
    isDatabaseUp: false,
  });
});
