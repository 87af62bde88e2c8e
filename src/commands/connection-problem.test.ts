import { expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '@/platform/database/circuit-breaker';
import { findConnectionProblem, shortenLostConnections } from './connection-problem';

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

it('Payload’s logger prints a message about a lost database, and other errors as they are', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = vi.fn();
  const logger = { error };
  shortenLostConnections(logger);
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
