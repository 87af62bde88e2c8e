import { expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '@/platform/database/circuit-breaker';
import { describeDatabaseProblem, findConnectionProblem, shortenDatabaseProblems } from './connection-problem';

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

it('says what to do when the tables belong to another role, also inside other errors', () => {
  const refused = Object.assign(new Error('permission denied for table payload_migrations'), { code: '42501' });
  expect(describeDatabaseProblem(new Error('Failed query (SELECT payload_migrations)', { cause: refused }))).toBe(
    'The role in DATABASE_URL may not do this (permission denied for table payload_migrations). ' +
      'What the command had not finished was rolled back. ' +
      'Make the role the owner of the database and of everything in it, and run the command again.',
  );
  expect(describeDatabaseProblem(new Error('syntax error'))).toBeUndefined();
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
