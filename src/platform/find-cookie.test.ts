import { expect, it } from 'vitest';
import { findCookie } from './find-cookie';

it.each([
  ['key', 'abc=='],
  ['other', ''],
  ['ke', undefined],
])('the cookie %s is found with all of its value: %s', (name, value) => {
  expect(findCookie(new Headers({ cookie: 'other=; key=abc==' }), name)).toBe(value);
});
