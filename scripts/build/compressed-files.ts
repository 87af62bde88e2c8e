import { mkdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED_BYTES_MIN, ENCODINGS, type Encoding } from '@/server/responses/negotiate-encoding';
import { getCompressedFile, listStaticFiles } from '@/server/static-files';

const COMPRESSIBLE = new Set(['.css', '.data', '.js', '.svg', '.wasm']);
/** For the two larger files, of the database in the browser, the best quality would take 26 instead of 2 seconds and save an eighth. */
const BEST_QUALITY_BYTES_MAX = 2_000_000;

const compressors: Record<Encoding, (contents: Buffer) => Promise<Buffer>> = {
  br: (contents) =>
    promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: contents.length > BEST_QUALITY_BYTES_MAX ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
  gzip: (contents) => promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a compressed copy of each static file in each encoding, for the server to send (src/server/static-files.ts). */
export async function writeCompressedFiles(root: string): Promise<void> {
  rmSync(path.join(root, '.next/compressed'), { recursive: true, force: true });
  await Promise.all([...listStaticFiles(root)].map(([urlPath, file]) => compressFile(root, urlPath, file)));
}

async function compressFile(root: string, urlPath: string, file: string): Promise<void> {
  const contents = COMPRESSIBLE.has(path.extname(file)) ? await readFile(file) : undefined;
  if (contents === undefined || contents.length < COMPRESSED_BYTES_MIN) return;
  await Promise.all(
    ENCODINGS.map(async (encoding) => {
      const target = getCompressedFile(root, urlPath, encoding);
      mkdirSync(path.dirname(target), { recursive: true });
      await writeFile(target, await compressors[encoding](contents));
    }),
  );
}
