import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Fast; unlike gzip it also finds what a page and React's data for it have in common, far from each other. */
const QUALITY = 4;

/** Compresses a text that is kept in memory. It takes milliseconds, outside of the main thread. */
export function packText(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compress(bytes, { params });
}

/** Returns the text that was packed. */
export async function unpackText(packed: Buffer): Promise<string> {
  return (await decompress(packed)).toString();
}
