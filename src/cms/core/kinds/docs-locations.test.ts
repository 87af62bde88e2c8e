import { expect, test } from 'vitest';
import { buildDocUrl, parseDocUrl } from './docs-locations';

test('omits the version number for the latest version only', () => {
  expect(buildDocUrl({ version: '18', group: 'install', slug: 'debian-ubuntu' })).toBe('/docs/install/debian-ubuntu');
  expect(buildDocUrl({ version: '17', group: 'install', slug: 'debian-ubuntu' })).toBe('/docs/17/install/debian-ubuntu');
  expect(buildDocUrl({ version: '17', group: 'install' })).toBe('/docs/17/install');
  expect(buildDocUrl({ version: '17' })).toBe('/docs/17');
  expect(buildDocUrl({ version: '18' })).toBe('/docs');
});

test('round-trips a URL through parseDocUrl and buildDocUrl', () => {
  for (const path of ['/docs/install', '/docs/install/debian-ubuntu', '/docs/17', '/docs/17/install', '/docs/17/install/sles']) {
    expect(buildDocUrl(parseDocUrl(path) ?? { version: '18' }), path).toBe(path);
  }
});

test('accepts the latest version with its number', () => {
  expect(parseDocUrl('/docs/18/install/sles')).toEqual({ version: '18', group: 'install', slug: 'sles' });
});

test('returns undefined for other paths', () => {
  for (const path of [
    '/docs',
    '/docsx/install',
    '/docs/install/a/b',
    '/docs/17/install/a/b',
    '/docs/Install',
    '/docs/install/',
    '/docs//x',
    '/docs/in_stall',
  ]) {
    expect(parseDocUrl(path), path).toBeUndefined();
  }
});

test('reads an unknown version as a group name', () => {
  expect(parseDocUrl('/docs/9/install')).toEqual({ version: '18', group: '9', slug: 'install' });
});
