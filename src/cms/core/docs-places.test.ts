import { expect, test } from 'vitest';
import { addressOfDoc, docPlaceOf } from './docs-places';

test('the newest version has no number in its addresses, older ones have', () => {
  expect(addressOfDoc({ version: '18', group: 'install', slug: 'debian-ubuntu' })).toBe('/docs/install/debian-ubuntu');
  expect(addressOfDoc({ version: '17', group: 'install', slug: 'debian-ubuntu' })).toBe('/docs/17/install/debian-ubuntu');
  expect(addressOfDoc({ version: '17', group: 'install' })).toBe('/docs/17/install');
  expect(addressOfDoc({ version: '17' })).toBe('/docs/17');
  expect(addressOfDoc({ version: '18' })).toBe('/docs');
});

test('an address leads back to its place', () => {
  for (const path of ['/docs/install', '/docs/install/debian-ubuntu', '/docs/17', '/docs/17/install', '/docs/17/install/sles']) {
    expect(addressOfDoc(docPlaceOf(path) ?? { version: '18' }), path).toBe(path);
  }
});

test('the newest version is understood with its number too', () => {
  expect(docPlaceOf('/docs/18/install/sles')).toEqual({ version: '18', group: 'install', slug: 'sles' });
});

test('what is of another form is no place', () => {
  for (const path of ['/docs', '/docsx/install', '/docs/install/a/b', '/docs/17/install/a/b', '/docs/Install', '/docs/install/', '/docs//x', '/docs/in_stall']) {
    expect(docPlaceOf(path), path).toBeUndefined();
  }
});

test('a version that does not exist is read as the name of a group, which none has', () => {
  expect(docPlaceOf('/docs/9/install')).toEqual({ version: '18', group: '9', slug: 'install' });
});
