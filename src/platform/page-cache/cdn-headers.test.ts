import { expect, it } from 'vitest';
import { buildCdnHeaders, toCdnTag } from './cdn-headers';
import { expiryTag, pageTag, statusTag } from './tags';

const tags = [pageTag('/products'), 'navigation', expiryTag(new Date(0)), statusTag(410)];

it('a page has its tags, a lifetime of a minute, and permission to serve it while the site is unavailable', () => {
  expect(buildCdnHeaders('fastly', tags)).toEqual({
    'surrogate-key': `all ${toCdnTag('page:/products')} ${toCdnTag('navigation')}`,
    'surrogate-control': 'max-age=60, stale-if-error=604800',
  });
  expect(buildCdnHeaders('varnish', tags)).toEqual(buildCdnHeaders('fastly', tags));
});

it('Cloudflare uses other header names, and commas between tags', () => {
  expect(buildCdnHeaders('cloudflare', tags)).toMatchObject({
    'cache-tag': `all,${toCdnTag('page:/products')},${toCdnTag('navigation')}`,
    'cloudflare-cdn-cache-control': expect.stringContaining('max-age=60'),
  });
});

it('a tag is short and needs no encoding, whatever it was made from', () => {
  expect(toCdnTag(`page:/${'ä, b '.repeat(50)}`)).toMatch(/^[\w-]{12}$/);
  expect(toCdnTag('page:/a')).not.toBe(toCdnTag('page:/b'));
});
