import { expect, test } from 'vitest';
import { isSameOriginRequest } from './same-origin';

const ORIGIN = 'https://www.example.com';
const post = (headers: Record<string, string>) => isSameOriginRequest({ method: 'POST', headers: new Headers(headers) }, ORIGIN);

test('accepts a change from this site or a non-browser client', () => {
  expect(post({ 'sec-fetch-site': 'same-origin', origin: ORIGIN })).toBe(true);
  expect(post({ origin: ORIGIN })).toBe(true);
  expect(post({})).toBe(true);
});

test('rejects a change from another site or a page without an origin', () => {
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(post({ 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' })).toBe(false);
  expect(post({ 'sec-fetch-site': 'none' })).toBe(false);
  expect(post({ origin: 'https://evil.example' })).toBe(false);
  expect(post({ origin: 'null' })).toBe(false);
});

test('accepts a read from anywhere', () => {
  expect(isSameOriginRequest({ method: 'GET', headers: new Headers({ 'sec-fetch-site': 'cross-site' }) }, ORIGIN)).toBe(true);
});
