import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeCompressedFiles } from '../../scripts/build/compressed-files';
import { StaticFiles } from './static-files';

const root = mkdtempSync(path.join(tmpdir(), 'static-files-'));
const SCRIPT = 'console.log("a script that is worth compressing");\n'.repeat(40);
const COMMON = { 'x-common': 'yes' };

function write(file: string, contents: string | Buffer): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, contents);
}

let files: StaticFiles;

beforeAll(async () => {
  write('.next/static/chunks/page.js', SCRIPT);
  write('.next/static/chunks/short.js', 'short');
  write('public/icon.png', Buffer.alloc(500));
  write('public/sql/database.wasm', Buffer.alloc(5 * 1024 * 1024));
  write('public/notes.txt', 'no type is known for it');
  await writeCompressedFiles(root);
  files = new StaticFiles(root);
});
afterAll(() => rmSync(root, { recursive: true }));

async function prepare(urlPath: string, acceptEncoding?: string) {
  const file = await files.prepare(urlPath, acceptEncoding, COMMON);
  const list = file?.heads.complete.headers ?? [];
  const headers = Object.fromEntries(list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : [])));
  return file && { ...file, headers, body: Buffer.from(file.body) };
}

it('a script is sent in the encoding that the client prefers, with an ETag of its own for each', async () => {
  const plain = await prepare('/_next/static/chunks/page.js');
  const brotli = await prepare('/_next/static/chunks/page.js', 'gzip, deflate, br, zstd');
  const gzip = await prepare('/_next/static/chunks/page.js', 'gzip');
  expect(plain?.body.toString()).toBe(SCRIPT);
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(SCRIPT);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(SCRIPT);
  expect(brotli).toMatchObject({
    path: '/_next/static/chunks/page.js',
    encoding: 'br',
    expiresAt: Infinity,
    headers: {
      'x-common': 'yes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': String(brotli?.body.length),
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    },
  });
  expect(plain?.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(SCRIPT.length) });
  expect(plain?.headers['content-encoding']).toBeUndefined();
  expect(new Set([plain, brotli, gzip].map((file) => file?.headers['etag'])).size).toBe(3);
});

it('a file that compression would not make smaller is sent as it is, without Vary', async () => {
  for (const [urlPath, length] of [
    ['/icon.png', 500],
    ['/_next/static/chunks/short.js', 5],
  ] as const) {
    const file = await prepare(urlPath, 'br');
    // Under this encoding, the HTTP thread looks for it.
    expect(file?.encoding).toBe('br');
    expect(file?.headers).toMatchObject({ 'content-length': String(length) });
    expect(file?.headers).not.toHaveProperty('vary');
    expect(file?.headers).not.toHaveProperty('content-encoding');
  }
  expect((await prepare('/icon.png'))?.headers['cache-control']).toBe('public, max-age=0');
});

it('a large file is prepared only if it is small when compressed', async () => {
  expect(await prepare('/sql/database.wasm')).toBeUndefined();
  expect((await prepare('/sql/database.wasm', 'br'))?.headers['content-type']).toBe('application/wasm');
});

it('anything else is left to Next: unknown files, unknown types, and paths out of the folders', async () => {
  for (const urlPath of [
    '/_next/static/chunks/other.js',
    '/notes.txt',
    '/../package.json',
    '/_next/static/../../x.js',
    '/icon.png.br',
  ])
    expect(await prepare(urlPath, 'br'), urlPath).toBeUndefined();
});

it('a file that another build has removed is reported and left to Next', async () => {
  write('.next/static/chunks/removed.js', SCRIPT);
  const before = new StaticFiles(root);
  rmSync(path.join(root, '.next/static/chunks/removed.js'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await before.prepare('/_next/static/chunks/removed.js', 'br', {})).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
