import { expect, it } from 'vitest';
import { getErrorReason } from './error-reason';

it('an error is described by its message, anything else by its text', () => {
  expect(getErrorReason(new TypeError('no list'))).toBe('no list');
  expect(getErrorReason('gone')).toBe('gone');
  expect(getErrorReason(undefined)).toBe('undefined');
});

it('a connection that failed on all addresses of a host is described by each failure', () => {
  const failures = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`));
  expect(getErrorReason(new AggregateError(failures))).toBe('connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432');
});

it('a request that failed is described by its cause: fetch says only that it failed', async () => {
  const failure = await fetch('http://127.0.0.1:9').catch((error: unknown) => error);
  expect(getErrorReason(failure)).toMatch(/^fetch failed: .*(?:ECONNREFUSED|bad port)/);
  const lookup = Object.assign(new Error('getaddrinfo EAI_AGAIN id.example.com'), { code: 'EAI_AGAIN' });
  expect(getErrorReason(new TypeError('fetch failed', { cause: lookup }))).toBe(
    'fetch failed: getaddrinfo EAI_AGAIN id.example.com',
  );
});
