import { describe, expect, it } from 'vitest';
import { resolveTarget } from './request-target';

describe('resolveTarget', () => {
  it.each([
    ['/Products', '/products'],
    ['/products/', '/products'],
    ['/PRODUCTS//View-All/?Need=HA', '/products/view-all?Need=HA'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/%73earch?q=A', '/search?q=A'],
    ['/%c3%a4', '/%C3%A4'],
    ['/x/../api/pages?limit=1', '/api/pages?limit=1'],
    ['/x/%2e%2E/admin', '/admin'],
    ['/./api', '/api'],
    ['/_next/../api', '/api'],
    ['/x/..//evil.example', '/evil.example'],
    ['/API/Pages', '/api/pages'],
    ['/..', '/'],
    ['/a/..', '/'],
    ['http://evil.example/Products', '/products'],
  ])('%s redirects to %s', (target, canonical) => expect(resolveTarget(target)).toMatchObject({ canonical }));

  it.each([
    'https://evil.example',
    '/?',
    '/',
    '/products?q=A',
    '/%C3%A4',
    '/_next/static/A.js',
    '/admin/Collections',
    '/admin/',
    '/a..b/c.',
  ])('%s is canonical', (target) => {
    const resolved = resolveTarget(target);
    expect(resolved).toMatchObject({ kind: 'resolved' });
    expect(resolved).not.toHaveProperty('canonical');
  });

  it.each(['/x%0a', '/%00', '/a%2fb', '/a%5Cb', '/%', '/%zz', '/%ff', `/${'a'.repeat(230)}`])(
    '%s is not the path of a page',
    (target) => expect(resolveTarget(target)).toEqual({ kind: 'unknown' }),
  );

  it.each(['*', '', 'products', '/products#top', 'evil.example:443'])('"%s" is not a path', (target) =>
    expect(resolveTarget(target)).toEqual({ kind: 'malformed' }),
  );

  it('never redirects to another site, and always to a canonical URL', () => {
    for (const target of [
      '///evil.example/',
      '/\\/evil.example',
      '//\\evil.example//',
      '/x/..//evil.example',
      '/%2e%2e//evil.example',
      '/./\\evil.example',
    ]) {
      const { canonical } = { canonical: '', ...resolveTarget(target) };
      expect(canonical).toMatch(/^\/[^/\\]/);
      expect(resolveTarget(canonical)).not.toHaveProperty('canonical');
    }
  });
});
