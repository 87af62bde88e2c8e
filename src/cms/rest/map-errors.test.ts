import { expect, test } from 'vitest';
import { mapErrors } from './map-errors';

const failed = (cause: object) => Object.assign(new Error('Failed query', { cause: Object.assign(new Error(''), cause) }));

test.each([
  ['an invalid number', { code: '22P02' }, 400],
  ['a number that is too large', { code: '22003' }, 400],
  ['a sort by a relationship of a relationship', { code: '42P10' }, 400],
  ['a canceled statement', { code: '57014' }, 503],
  ['a full disk', { code: 'ENOSPC' }, 507],
  ['a full disk of Postgres', { code: '53100' }, 507],
  ['a folder that is read-only', { code: 'EROFS' }, 507],
  ['too many open files', { code: 'EMFILE' }, 503],
  ['too many connections', { code: '53300' }, 503],
  ['a standby that is not promoted yet', { code: '25006' }, 503],
  ['a bucket that is unavailable', { name: 'MediaStoreUnavailableError' }, 503],
  ['a refused connection', { code: 'ECONNREFUSED' }, 503],
  ['a connection that Postgres has ended', { message: 'Client has encountered a connection error and is not queryable' }, 503],
  ['a connection that ends in a statement', { message: 'Connection terminated unexpectedly' }, 503],
  ['a server that does not respond', { name: 'DatabaseUnavailableError' }, 503],
])('returns an error status for %s', (_what, cause, status) => {
  expect(mapErrors({ error: failed(cause) })).toMatchObject({ status });
});

test('returns status 503 for a transaction that could not begin', () => {
  const message = 'Error: cannot begin transaction: Failed query (BEGIN): 57P01 terminating connection';
  expect(mapErrors({ error: new Error(message) })).toMatchObject({ status: 503 });
});

test('returns status 400 for a malformed body', () => {
  expect(mapErrors({ error: new Error('Unexpected end of form') })).toMatchObject({ status: 400 });
});

test('leaves unknown errors to Payload', () => {
  expect(mapErrors({ error: new TypeError('x is undefined') })).toBeUndefined();
});
