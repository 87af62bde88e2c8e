import { expect, test } from 'vitest';
import { mapErrors } from './map-errors';

const failed = (cause: object) => Object.assign(new Error('Failed query', { cause: Object.assign(new Error(''), cause) }));

test.each([
  ['an invalid number', { code: '22P02' }, 400],
  ['a number that is too large', { code: '22003' }, 400],
  ['a canceled statement', { code: '57014' }, 503],
  ['a refused connection', { code: 'ECONNREFUSED' }, 503],
  ['a server that does not respond', { name: 'DatabaseUnavailableError' }, 503],
])('returns an error status for %s', (_what, cause, status) => {
  expect(mapErrors({ error: failed(cause) })).toMatchObject({ status });
});

test('returns status 400 for a malformed body', () => {
  expect(mapErrors({ error: new Error('Unexpected end of form') })).toMatchObject({ status: 400 });
});

test('leaves unknown errors to Payload', () => {
  expect(mapErrors({ error: new TypeError('x is undefined') })).toBeUndefined();
});
