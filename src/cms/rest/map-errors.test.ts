import { expect, test } from 'vitest';
import { mapErrors } from './map-errors';

const failed = (cause: object) => Object.assign(new Error('Failed query', { cause: Object.assign(new Error(''), cause) }));

test.each([
  ['a number that is none', { code: '22P02' }, 400],
  ['a number that is too large', { code: '22003' }, 400],
  ['a statement that was ended', { code: '57014' }, 503],
  ['a refused connection', { code: 'ECONNREFUSED' }, 503],
  ['a server that does not answer', { name: 'DatabaseUnavailableError' }, 503],
])('%s', (_what, cause, status) => {
  expect(mapErrors({ error: failed(cause) })).toMatchObject({ status });
});

test('a body that is broken', () => {
  expect(mapErrors({ error: new Error('Unexpected end of form') })).toMatchObject({ status: 400 });
});

test('what is not known stays as Payload answers it', () => {
  expect(mapErrors({ error: new TypeError('x is undefined') })).toBeUndefined();
});
