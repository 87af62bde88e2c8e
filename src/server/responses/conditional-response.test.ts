import { describe, expect, it } from 'vitest';
import type { BufferedResponse } from './buffered-response';
import { addValidators, isNotModified, toNotModified } from './conditional-response';

const CHANGED = 'Sat, 21 Nov 2026 10:00:00 GMT';
const NOW = Date.parse('2026-11-22T10:00:00Z');
const answer = (headers: BufferedResponse['headers'] = {}, status = 200): BufferedResponse => ({
  status,
  headers: { 'content-type': 'text/plain', vary: 'Accept-Encoding', 'cache-control': 'public, max-age=300', ...headers },
  body: Buffer.from('text'),
});
const get = (headers: Record<string, string>) => ({ method: 'GET', headers });

describe('validators', () => {
  it('has a weak ETag that follows the body', () => {
    const one = addValidators(answer(), undefined).headers['etag'];
    expect(one).toMatch(/^W\/"[\w-]{22}"$/);
    expect(addValidators(answer(), undefined).headers['etag']).toBe(one);
    expect(addValidators({ ...answer(), body: Buffer.from('other') }, undefined).headers['etag']).not.toBe(one);
  });

  it('keeps an ETag, as a weak one', () => {
    expect(addValidators(answer({ etag: '"a"' }), undefined).headers['etag']).toBe('W/"a"');
    expect(addValidators(answer({ etag: 'W/"a"' }), undefined).headers['etag']).toBe('W/"a"');
  });

  it('has a different ETag for each encoding', () => {
    const etags = [undefined, 'gzip' as const, 'br' as const].map(
      (each) => addValidators(answer({ etag: '"a"' }), each).headers['etag'],
    );
    expect(etags).toEqual(['W/"a"', 'W/"a-gzip"', 'W/"a-br"']);
  });

  it('has Last-Modified only when a second change in the same second is ruled out', () => {
    expect(addValidators(answer({ 'last-modified': CHANGED }), undefined, NOW).headers['last-modified']).toBe(CHANGED);
    const justNow = new Date(NOW).toUTCString();
    expect(addValidators(answer({ 'last-modified': justNow }), undefined, NOW + 900).headers).not.toHaveProperty('last-modified');
  });

  it.each([answer({ 'cache-control': 'private, no-store', etag: '"a"' }), answer({ etag: '"a"' }, 404)])(
    'has none when the response is not to be stored, or is an error (%#)',
    (response) => expect(addValidators(response, 'br').headers).not.toHaveProperty('etag'),
  );
});

describe('a conditional request', () => {
  const valid = answer({ etag: 'W/"a"', 'last-modified': CHANGED });

  it.each([['W/"a"'], ['"a"'], ['"b", W/"a"'], ['*']])('has the response with If-None-Match: %s', (tags) => {
    expect(isNotModified(valid, get({ 'if-none-match': tags }))).toBe(true);
    expect(isNotModified(valid, { method: 'HEAD', headers: { 'if-none-match': tags } })).toBe(true);
  });

  it.each([['"b"'], ['a'], ['']])('has another with If-None-Match: %s, whatever the date', (tags) =>
    expect(isNotModified(valid, get({ 'if-none-match': tags, 'if-modified-since': CHANGED }))).toBe(false),
  );

  it.each([
    [CHANGED, true],
    ['Sun, 22 Nov 2026 10:00:00 GMT', true],
    ['Fri, 20 Nov 2026 10:00:00 GMT', false],
    ['yesterday', false],
  ])('with If-Modified-Since: %s: %s', (since, isKnown) =>
    expect(isNotModified(valid, get({ 'if-modified-since': since }))).toBe(isKnown),
  );

  it('applies only to successful GET and HEAD responses', () => {
    const conditions = { 'if-none-match': '*' };
    expect(isNotModified(valid, { method: 'POST', headers: conditions })).toBe(false);
    expect(isNotModified(answer({}, 404), get(conditions))).toBe(false);
  });
});

it('a 304 response keeps everything but the description of the body', () => {
  const { status, headers, body } = toNotModified(answer({ etag: 'W/"a"', 'content-length': 4, 'last-modified': CHANGED }));
  expect(status).toBe(304);
  expect(body).toHaveLength(0);
  expect(headers).toEqual({
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=300',
    etag: 'W/"a"',
    'last-modified': CHANGED,
  });
});
