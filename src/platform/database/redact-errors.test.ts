import { inspect } from 'node:util';
import { sql } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { redactPostgresError, redactQueryErrors } from './redact-errors';

const ADDRESS = 'zoe@example.org';

/** An error as pg creates it from Postgres's answer. */
function createPostgresError(message: string, fields: Readonly<Record<string, string>>): Error {
  return Object.assign(new pg.DatabaseError(message, 100, 'error'), { severity: 'ERROR', ...fields });
}

const createDuplicate = () =>
  createPostgresError('duplicate key value violates unique constraint "subscribers_email_idx"', {
    code: '23505',
    constraint: 'subscribers_email_idx',
    detail: `Key (email)=(${ADDRESS}) already exists.`,
    where: `unnamed portal parameter $1 = '${ADDRESS}'`,
  });

/** A Drizzle database whose statements fail. */
function createDatabase(createError: () => Error) {
  const client = new pg.Client();
  vi.spyOn(client, 'query').mockImplementation((query: unknown) =>
    /^(?:begin|rollback)/.test(inspect(query).match(/text: '([^']*)/)?.[1] ?? '')
      ? Promise.resolve({ rows: [] })
      : Promise.reject(createError()),
  );
  const database = drizzle({ client });
  redactQueryErrors(database);
  return database;
}

const fail = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

it('a failed statement has its table, code, and constraint, but no value', async () => {
  const database = createDatabase(createDuplicate);
  const insert = sql`insert into subscribers (email) values (${ADDRESS})`;
  const errors = [
    await fail(database.execute(insert)),
    await fail(database.transaction((transaction) => transaction.execute(insert))),
    await fail(
      database
        .select({ id: sql`id` })
        .from(sql`subscribers`)
        .where(sql`email = ${ADDRESS}`),
    ),
  ];
  for (const error of errors) {
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain(ADDRESS);
    expect(error).toMatchObject({
      message: expect.stringMatching(
        /^Failed query \((?:INSERT|SELECT) subscribers\): 23505 duplicate key value violates unique constraint "subscribers_email_idx"$/,
      ),
      stack: expect.stringMatching(/^Error: Failed query \([^]*\n +at .*queryWithCache/),
      cause: { code: '23505', constraint: 'subscribers_email_idx', detail: 'Key (email)=(…)' },
    });
  }
});

it('a connection that fails is the reason', async () => {
  const database = createDatabase(() => new Error('connect ECONNREFUSED 127.0.0.1:5432'));
  expect(await fail(database.execute(sql`select ${ADDRESS} from pages`))).toMatchObject({
    message: 'Failed query (SELECT pages): connect ECONNREFUSED 127.0.0.1:5432',
  });
});

it.each([
  [`invalid input syntax for type integer: "${ADDRESS}"`, '22P02', 'invalid input syntax for type integer: "…"'],
  [`value "${ADDRESS}" is out of range for type integer`, '22003', 'value "…" is out of range for type integer'],
  [`syntax error in tsquery: "${ADDRESS}"`, '42601', 'syntax error in tsquery: "…"'],
  ['column "emial" does not exist', '42703', 'column "emial" does not exist'],
])('%s', (message, code, expected) => {
  const error = createPostgresError(message, { code, detail: `Failing row contains (1, ${ADDRESS}).` });
  redactPostgresError(error);
  expect(error.message).toBe(expected);
  expect(inspect(error, { showHidden: true })).not.toContain(ADDRESS);
});
