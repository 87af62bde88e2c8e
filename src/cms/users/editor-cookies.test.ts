import { expect, it } from 'vitest';
import { EDITOR_SIGN_IN_COOKIE } from '@/platform/constants';
import { createEditorCookie } from './editor-cookies';

it('on HTTPS, only this host can set the cookie of a sign-in', () => {
  const cookie = createEditorCookie(EDITOR_SIGN_IN_COOKIE, 'https://example.com');
  expect(cookie.serialize('x', 600)).toBe('__Host-editor-sign-in=x; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure');
  expect(cookie.read(new Headers({ cookie: 'editor-sign-in=planted; __Host-editor-sign-in=own' }))).toBe('own');
  expect(cookie.read(new Headers({ cookie: 'editor-sign-in=planted' }))).toBeUndefined();
});

it('without HTTPS, the cookie has no prefix, which browsers would reject', () => {
  const cookie = createEditorCookie(EDITOR_SIGN_IN_COOKIE, 'http://localhost:3000');
  expect(cookie.serialize('x', 600)).toBe('editor-sign-in=x; Path=/; Max-Age=600; HttpOnly; SameSite=Lax');
  expect(cookie.read(new Headers({ cookie: 'editor-sign-in=own' }))).toBe('own');
});
