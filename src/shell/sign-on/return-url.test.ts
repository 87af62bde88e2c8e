// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LAST_VISITED_URL_KEY } from '@/platform/constants';
import { saveReturnUrl, sanitizeReturnUrl, consumeReturnUrl } from './return-url';

const hostile = [
  'https://evil.example',
  'https://evil.example/products',
  'http:evil.example',
  'https:/evil.example',
  'ftp://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/products\\..\\x',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252f%252fevil.example',
  '/%25252fevil.example',
  '/%255cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x',
  '/%00',
  '/a\u0000b',
  '/\u2215evil.example',
  '/\u2044/evil.example',
  '\uff0f\uff0fevil.example',
  '/\u3002evil.example',
  '/\u202eevil.example',
  '/\ufeff/evil.example',
  'user:password@evil.example',
  '//user:password@evil.example',
  '@evil.example',
  'https://localhost@evil.example',
  'evil.example',
  'products',
  '.',
  '..',
  '/..//evil.example',
  '/../evil.example',
  '/./products',
  '/products/../..//evil.example',
  '/%2e%2e/%2e%2e',
  '/products//x',
  `/${'a'.repeat(3_000)}`,
  '/login/callback',
  '/login/callback?code=1&state=2',
  '/LOGIN/callback',
  '/login',
  '/logout',
  '/logout?x',
  '/logout#x',
  '/Logout/',
  '',
  ' ',
  '?x',
  '#x',
  '?//evil.example',
  '/search?q=\\evil.example',
  '/search?q=café',
];

describe('sanitizeReturnUrl', () => {
  it.each(hostile)('replaces %j with the home page', (url) => {
    expect(sanitizeReturnUrl(url)).toBe('/');
  });

  it('returns the home page when nothing was saved', () => {
    expect(sanitizeReturnUrl(null)).toBe('/');
    expect(sanitizeReturnUrl(undefined)).toBe('/');
  });

  it.each([
    '/',
    '/products',
    '/products/replication?tab=setup#failover',
    '/dashboard',
    '/logout-guide',
    '/loginhelp',
    '/docs/a_b-c.~d',
    '/caf%C3%A9',
    '/search?q=a%2F%2Fb&to=https%3A%2F%2Fexample.com',
    '/search?q=//x',
    '/products#//x',
    '/products?next=/logout',
    '/a:b',
    '/@team',
    '/?q=1',
  ])('accepts %s', (url) => {
    expect(sanitizeReturnUrl(url)).toBe(url);
  });
});

describe('saved return URL', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => history.replaceState(null, '', '/'));

  it('has path, query and fragment, and is removed once consumed', () => {
    history.replaceState(null, '', '/products/replication?tab=setup#failover');
    saveReturnUrl();
    expect(sessionStorage.getItem(LAST_VISITED_URL_KEY)).toBe('/products/replication?tab=setup#failover');
    expect(consumeReturnUrl()).toBe('/products/replication?tab=setup#failover');
    expect(sessionStorage.getItem(LAST_VISITED_URL_KEY)).toBeNull();
    expect(consumeReturnUrl()).toBe('/');
  });

  it('is kept when the user tries again on the callback page', () => {
    sessionStorage.setItem(LAST_VISITED_URL_KEY, '/products');
    history.replaceState(null, '', '/login/callback?error=access_denied');
    saveReturnUrl();
    expect(consumeReturnUrl()).toBe('/products');
  });

  it('is removed when the user signs in on the signed-out page', () => {
    sessionStorage.setItem(LAST_VISITED_URL_KEY, '/products');
    history.replaceState(null, '', '/logout');
    saveReturnUrl();
    expect(consumeReturnUrl()).toBe('/');
  });

  it('is validated when consumed, whoever wrote it', () => {
    sessionStorage.setItem(LAST_VISITED_URL_KEY, '//evil.example');
    expect(consumeReturnUrl()).toBe('/');
    expect(sessionStorage.getItem(LAST_VISITED_URL_KEY)).toBeNull();
  });
});
