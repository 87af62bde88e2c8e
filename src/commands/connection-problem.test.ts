import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '@/platform/database/circuit-breaker';
import {
  describeDatabaseProblem,
  describeMissingTable,
  findConnectionProblem,
  shortenDatabaseProblems,
} from './connection-problem';

it.each([
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  new Error('Connection terminated unexpectedly'),
  new DatabaseUnavailableError('Postgres did not respond in time.'),
])('recognizes a lost database, also inside other errors: %s', (error) => {
  expect(findConnectionProblem(error)).toBe(error.message);
  expect(findConnectionProblem(new Error('Failed query: select 1', { cause: error }))).toBe(error.message);
});

it('leaves every other error alone', () => {
  expect(findConnectionProblem(new TypeError('x is not a function'))).toBeUndefined();
  expect(findConnectionProblem(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeUndefined();
  expect(findConnectionProblem('Connection terminated')).toBeUndefined();
});

const fail = (code: string, message: string) =>
  new Error('Failed query (SELECT users)', { cause: Object.assign(new Error(message), { code }) });

it.each([
  ['42501', 'permission denied for table users', 'Make the role in DATABASE_URL the owner'],
  ['25006', 'cannot execute CREATE TYPE in a read-only transaction', 'DATABASE_URL leads to a standby'],
  ['53100', 'could not extend file: No space left on device', 'The disk of Postgres is full'],
])('says what to do about %s, also inside other errors', (code, message, advice) => {
  const description = describeDatabaseProblem(fail(code, message));
  expect(description).toContain(
    `Postgres refused this (${message}). What the command had not finished was rolled back. ${advice}`,
  );
});

it('says that the database isn’t one of the site, except of an error in a migration', () => {
  const missing = fail('42P01', 'relation "users" does not exist');
  expect(describeMissingTable(missing)).toContain('The database isn’t one of this site (relation "users" does not exist).');
  expect(describeDatabaseProblem(missing)).toBeUndefined();
  expect(describeMissingTable(new Error('syntax error'))).toBeUndefined();
});

it('Payload’s logger prints a message about a lost database, and other errors as they are', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = vi.fn();
  const logger = { error };
  shortenDatabaseProblems(logger);
  const lost = {
    err: new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    msg: 'Error running migration',
  };
  const other = { err: new Error('syntax error'), msg: 'Error running migration' };
  for (const each of [lost, other, 'a text']) logger.error(each);
  expect(print.mock.calls).toEqual([[expect.stringContaining('Run it again when the database is back.')]]);
  expect(error.mock.calls).toEqual([[other], ['a text']]);
  print.mockRestore();
});

it('Payload’s logger does so after its level was changed, too', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  shortenDatabaseProblems(logger);
  logger.level = 'warn';
  logger.error({ err: fail('25006', 'cannot execute CREATE TYPE in a read-only transaction') });
  logger.error({ err: new Error('syntax error') });
  expect(print.mock.calls).toEqual([[expect.stringContaining('Postgres refused this')]]);
  expect(lines).toEqual([expect.stringContaining('syntax error')]);
  print.mockRestore();
});
