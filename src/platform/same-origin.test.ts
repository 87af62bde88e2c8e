import { expect, test } from 'vitest';
import { isSameOriginRequest } from './same-origin';

const ORIGIN = 'https://www.example.com';
const post = (headers: Record<string, string>) => isSameOriginRequest({ method: 'POST', headers: new Headers(headers) }, ORIGIN);

test('a change is asked for by this site, or by a program that is no browser', () => {
  expect(post({ 'sec-fetch-site': 'same-origin', origin: ORIGIN })).toBe(true);
  expect(post({ origin: ORIGIN })).toBe(true);
  expect(post({})).toBe(true);
});

test('no other site asks for one, nor a page without an origin', () => {
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(post({ 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' })).toBe(false);
  expect(post({ 'sec-fetch-site': 'none' })).toBe(false);
  expect(post({ origin: 'https://evil.example' })).toBe(false);
  expect(post({ origin: 'null' })).toBe(false);
});

test('whoever reads may come from anywhere', () => {
  expect(isSameOriginRequest({ method: 'GET', headers: new Headers({ 'sec-fetch-site': 'cross-site' }) }, ORIGIN)).toBe(true);
});
