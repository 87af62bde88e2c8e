import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { environment } from '@/platform/environment';
import type { BufferedResponse } from './buffered-response';
import { COMPRESSED_BYTES_MIN, type Encoding, negotiateEncoding } from './negotiate-encoding';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const COMPRESSIBLE = /^text\/|^application\/(?:javascript|json|manifest\+json|.*xml)\b|^image\/svg\+xml/;

/** A cached page is compressed once, so the best quality, the default, is affordable: about 60 ms for 60 kB. */
const CACHED_PAGE_QUALITY = environment.BROTLI_QUALITY;
const DYNAMIC_QUALITY = 5;

/** The hash of a body, so that a page that is sent many times is hashed once. */
const hashes = new WeakMap<Buffer, string>();

/** Keyed by the hash of the uncompressed body, so that one body can never be mistaken for another. */
const compressionCache = new LRUCache<string, Buffer>({
  max: 5_000,
  maxSize: 32_000_000,
  sizeCalculation: (body) => body.length,
});
/** Compressions in progress, under the same keys. */
const compressing = new Map<string, Promise<Buffer>>();

/**
 * Encodes a response as the client prefers: Brotli (RFC 7932), gzip, or unencoded (RFC 9110, section 12.5.3).
 * @param acceptEncoding the request header
 * @returns the response with its length; the given one is not changed
 */
export async function compressResponse(
  response: BufferedResponse,
  acceptEncoding: string | undefined,
): Promise<BufferedResponse> {
  const { body, headers } = response;
  if (body.length === 0) return response;
  const encoding = chooseEncoding(response, acceptEncoding);
  if (encoding === undefined) return { ...response, headers: setContentLength(headers, body.length) };
  const isCached = headers['x-page-version'] !== undefined;
  const encoded = isCached ? await compressCached(encoding, body) : await compressBody(encoding, body, DYNAMIC_QUALITY);
  return {
    ...response,
    body: encoded,
    headers: { ...setContentLength(headers, encoded.length), 'content-encoding': encoding },
  };
}

/** Returns the encoding in which a client gets a response; undefined for none. */
export function chooseEncoding(response: BufferedResponse, acceptEncoding: string | undefined): Encoding | undefined {
  return isCompressible(response) ? negotiateEncoding(acceptEncoding) : undefined;
}

/** Adds Vary to a response whose encoding depends on the request, and so also to the 304 response in its place. */
export function addEncodingVary(response: BufferedResponse): BufferedResponse {
  if (!isCompressible(response)) return response;
  return { ...response, headers: { ...response.headers, vary: appendVary(response.headers.vary, 'Accept-Encoding') } };
}

function isCompressible({ body, headers }: BufferedResponse): boolean {
  return (
    body.length >= COMPRESSED_BYTES_MIN &&
    headers['content-encoding'] === undefined &&
    COMPRESSIBLE.test(String(headers['content-type'] ?? ''))
  );
}

/** Appends a name to the values of a Vary header. */
export function appendVary(vary: BufferedResponse['headers'][string], name: string): string {
  const names = [vary ?? []]
    .flat()
    .flatMap((value) => String(value).split(','))
    .map((value) => value.trim());
  const isPresent = names.some((each) => each.toLowerCase() === name.toLowerCase());
  return (isPresent ? names : [...names, name]).join(', ');
}

/** Compresses a page once, however many requests are waiting for it. */
async function compressCached(encoding: Encoding, body: Buffer): Promise<Buffer> {
  const key = `${encoding} ${getHash(body)}`;
  const known = compressionCache.get(key) ?? compressing.get(key);
  if (known !== undefined) return known;
  const pending = compressBody(encoding, body, CACHED_PAGE_QUALITY)
    .then(copyToSharedMemory)
    .finally(() => compressing.delete(key));
  compressing.set(key, pending);
  const encoded = await pending;
  compressionCache.set(key, encoded);
  return encoded;
}

/** The HTTP thread has the same bytes instead of a copy, and zlib's chunk of 16 kB around them is free. */
function copyToSharedMemory(bytes: Buffer): Buffer {
  const shared = Buffer.from(new SharedArrayBuffer(bytes.length));
  bytes.copy(shared);
  return shared;
}

function getHash(body: Buffer): string {
  const known = hashes.get(body);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(body).digest('base64');
  hashes.set(body, hash);
  return hash;
}

function compressBody(encoding: Encoding, body: Buffer, brotliQuality: number): Promise<Buffer> {
  if (encoding === 'gzip') return compressors.gzip(body);
  return compressors.br(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

function setContentLength(headers: BufferedResponse['headers'], length: number): BufferedResponse['headers'] {
  const { 'transfer-encoding': _, ...kept } = headers;
  return { ...kept, 'content-length': length };
}
