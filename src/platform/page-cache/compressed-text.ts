import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Fast, and unlike gzip, it finds repetitions far apart, such as those between a page and React's data for it. */
const QUALITY = 4;

/** Compresses a text, to keep it in memory and in Postgres. This takes milliseconds, outside the main thread. */
export function compressText(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compress(bytes, { params });
}

/** Restores a compressed text. */
export async function decompressText(compressed: Buffer): Promise<string> {
  return (await decompress(compressed)).toString();
}
