import { LRUCache } from 'lru-cache';
import { type CachedEntry, parseEntryKey } from '@/platform/page-cache/cached-entry';
import { readBody } from '@/platform/page-cache/cached-page';
import type { BufferedResponse, ResponseHead } from './buffered-response';
import { addEncodingVary, chooseEncoding, compressResponse } from './compress-response';
import { addValidators, SETTLED_AFTER_MS } from './conditional-response';
import { type Encoding, negotiateEncoding } from './negotiate-encoding';
import { HEADERS_BYTES, prepareHeads, PREPARED_BYTES_MAX, type PreparedPage } from './prepared-page';

/** A response, and the cache entry it was built from, which has its body. */
interface CachedResponse {
  key: string;
  entry: CachedEntry;
  head: ResponseHead;
  prepared: Map<Encoding | undefined, PreparedPage>;
  /** Set only for a page whose body is read often and modified before it is sent, such as the 404 page, or isn't the entry's. */
  complete?: Promise<BufferedResponse>;
}

/**
 * The responses of cached pages by path: a page that is in memory and fresh is sent without calling Next. Only the page
 * cache decides what is fresh. A response is sent as long as the entry it was built from is still in the cache.
 */
export class ResponseCache {
  readonly #pages = new LRUCache<string, CachedResponse>({
    maxSize: PREPARED_BYTES_MAX,
    sizeCalculation: ({ prepared }) => [...prepared.values()].reduce((size, { body }) => size + body.length, HEADERS_BYTES),
  });

  /**
   * Stores the response to a path, if the page it was built from is in the cache and fresh.
   * @param keepsBody for a body that isn't the page's, such as its RSC payload
   */
  set(path: string, { status, headers, body, cachedEntry }: BufferedResponse, keepsBody = false): void {
    if (cachedEntry === undefined) return;
    const key = parseEntryKey(cachedEntry);
    const entry = globalThis.findCachedEntry?.(key);
    // The page may have been rendered again in the meantime.
    if (entry?.header !== cachedEntry) return;
    const head = { status, headers: { ...headers, 'x-nextjs-cache': 'HIT' } };
    const complete = keepsBody ? { complete: Promise.resolve({ ...head, body }) } : {};
    this.#pages.set(path, { key, entry, head, prepared: new Map(), ...complete });
  }

  /** Returns the head of the response to a path if it is still valid. */
  getHead(path: string): ResponseHead | undefined {
    return this.#find(path)?.head;
  }

  /** Returns the unencoded response to a path if it is still valid, and keeps its body in memory. */
  async get(path: string): Promise<BufferedResponse | undefined> {
    const page = this.#find(path);
    return page && (page.complete ??= readResponse(page));
  }

  /**
   * Prepares the response to a path, in the encoding that the client prefers.
   * @param commonHeaders headers of every response to this path
   * @returns undefined when the response isn't cached and Next has to render it
   */
  async prepare(
    path: string,
    acceptEncoding: string | undefined,
    commonHeaders: Record<string, string>,
  ): Promise<{ page: PreparedPage; entry: CachedEntry } | undefined> {
    const cached = this.#find(path);
    if (cached === undefined) return undefined;
    const known = cached.prepared.get(negotiateEncoding(acceptEncoding));
    if (known !== undefined) return { page: known, entry: cached.entry };
    const page = await preparePage(path, cached, acceptEncoding, commonHeaders);
    // The page may have been invalidated in the meantime.
    if (this.#find(path) !== cached) return undefined;
    cached.prepared.set(page.encoding, page);
    // Updates its size.
    this.#pages.set(path, cached);
    return { page, entry: cached.entry };
  }

  #find(path: string): CachedResponse | undefined {
    const page = this.#pages.get(path);
    if (page === undefined || globalThis.findCachedEntry?.(page.key) === page.entry) return page;
    this.#pages.delete(path);
    return undefined;
  }
}

async function preparePage(
  path: string,
  cached: CachedResponse,
  acceptEncoding: string | undefined,
  commonHeaders: Record<string, string>,
): Promise<PreparedPage> {
  const buffered = addEncodingVary(await (cached.complete ?? readResponse(cached)));
  const encoding = chooseEncoding(buffered, acceptEncoding);
  const { body, headers } = await compressResponse(buffered, acceptEncoding);
  // An ETag is made from the body that isn't encoded.
  const encoded = { ...buffered, headers };
  const settlesAt = Date.parse(String(headers['last-modified'])) + SETTLED_AFTER_MS;
  const now = Date.now();
  return {
    path,
    encoding: negotiateEncoding(acceptEncoding),
    heads: prepareHeads(addValidators(encoded, encoding, now), commonHeaders),
    ...(settlesAt > now
      ? { settled: { at: settlesAt, heads: prepareHeads(addValidators(encoded, encoding, settlesAt), commonHeaders) } }
      : {}),
    body,
    expiresAt: cached.entry.expiresAt,
  };
}

async function readResponse({ head, entry }: CachedResponse): Promise<BufferedResponse> {
  return { ...head, body: await readBody(entry) };
}
