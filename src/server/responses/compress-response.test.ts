import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { BufferedResponse } from './buffered-response';
import { addEncodingVary, appendVary, compressResponse } from './compress-response';

const PAGE = `<!doctype html><title>Page</title>${'<p>The same words again. </p>'.repeat(200)}`;
const html = { 'content-type': 'text/html; charset=utf-8', etag: '"a"', vary: 'rsc' };
const page = (headers: BufferedResponse['headers'] = {}): BufferedResponse => ({
  status: 200,
  headers: { ...html, ...headers },
  body: Buffer.from(PAGE),
});

describe('compressResponse', () => {
  it.each([{ 'x-page-version': '1' }, { 'x-page-version': '1' }, {}])(
    'compresses a page with Brotli and sets its length (%o)',
    async (headers) => {
      const answer = await compressResponse(page(headers), 'gzip, deflate, br');
      expect(brotliDecompressSync(answer.body).toString()).toBe(PAGE);
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': answer.body.length,
      });
    },
  );

  it('compresses a cached page as well as Brotli can, by which every-page.test.ts measures the sizes of pages', async () => {
    // A text of many different words, which lower qualities compress less.
    const text = Array.from({ length: 4_000 }, (_, index) => ((index * 7_919) % 1_009).toString(36)).join(' ');
    const cached = { ...page({ 'x-page-version': '1' }), body: Buffer.from(text) };
    const [best, sent] = [brotliCompressSync(text), (await compressResponse(cached, 'br')).body];
    expect(Math.abs(sent.length - best.length)).toBeLessThan(best.length / 100);
    expect((await compressResponse({ ...page(), body: cached.body }, 'br')).body.length).toBeGreaterThan(best.length * 1.02);
  });

  it('keeps a cached page in memory that threads share, without the rest of a chunk of zlib', async () => {
    const { body } = await compressResponse(page({ 'x-page-version': '1' }), 'br');
    expect(body.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it.each(['gzip', 'br;q=0, gzip', 'br; q=0.000, gzip;q=0.5'])('uses gzip for "%s"', async (accepted) => {
    const answer = await compressResponse(page(), accepted);
    expect(gunzipSync(answer.body).toString()).toBe(PAGE);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip' });
  });

  it.each([undefined, '', 'identity', 'br;q=0', 'brotli', 'gzip;q=0'])('does not encode the body for %s', async (accepted) => {
    const answer = await compressResponse(page(), accepted);
    expect(answer.body.toString()).toBe(PAGE);
    expect(answer.headers).toEqual({ ...html, 'content-length': PAGE.length });
  });

  it('compresses a script of another build, which has no compressed copy', async () => {
    const answer = await compressResponse(page({ 'content-type': 'application/javascript; charset=utf-8' }), 'br');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br' });
  });

  it('does not encode pictures, encoded bodies and empty bodies', async () => {
    for (const headers of [{ 'content-type': 'image/png' }, { 'content-encoding': 'gzip' }])
      expect((await compressResponse(page(headers), 'br')).body.toString()).toBe(PAGE);
    const nothing: BufferedResponse = { status: 304, headers: { etag: '"a"' }, body: Buffer.alloc(0) };
    expect(await compressResponse(nothing, 'br')).toEqual(nothing);
  });

  it('never confuses two pages with the same version', async () => {
    const one = await compressResponse({ ...page({ 'x-page-version': '2' }), body: Buffer.from(PAGE) }, 'br');
    const other = await compressResponse({ ...page({ 'x-page-version': '2' }), body: Buffer.from(`${PAGE}!`) }, 'br');
    expect(brotliDecompressSync(other.body).length).toBe(brotliDecompressSync(one.body).length + 1);
  });
});

describe('addEncodingVary', () => {
  it('adds Vary to a response that may be encoded', () =>
    expect(addEncodingVary(page()).headers.vary).toBe('rsc, Accept-Encoding'));

  it.each([
    page({ 'content-type': 'image/png' }),
    page({ 'content-encoding': 'gzip' }),
    { ...page(), body: Buffer.from('short') },
  ])('leaves what is never encoded (%#)', (answer) => expect(addEncodingVary(answer)).toEqual(answer));
});

describe('appendVary', () => {
  it.each([
    [undefined, 'Accept'],
    ['accept', 'accept'],
    ['rsc, next-url', 'rsc, next-url, Accept'],
    [['rsc', 'next-url'], 'rsc, next-url, Accept'],
  ])('appends Accept to %s: %s', (vary, all) => expect(appendVary(vary, 'Accept')).toBe(all));
});
