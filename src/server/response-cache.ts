import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type CachedEntry, parseEntryKey } from '@/platform/page-cache/cached-entry';
import { readBody } from '@/platform/page-cache/cached-page';
import { getRequestScope, parseRequestId } from '@/platform/request-scope';
import type { BufferedResponse } from './buffered-response';
import { addEncodingVary, chooseEncoding, compressResponse, type Encoding, negotiateEncoding } from './compress-response';
import { addValidators, isNotModified, SETTLED_AFTER_MS, toNotModified } from './conditional-response';
import { type PreparedHead, prepareHead, writePreparedHead } from './prepared-response';

const MEMORY_BYTES = 32 * 1024 * 1024;
/** Approximate size of a page's headers. */
const HEADERS_BYTES = 4_096;

/** A response in one encoding, ready to be written. */
interface EncodedResponse {
  complete: BufferedResponse;
  head: PreparedHead;
  notModifiedHead: PreparedHead;
  /** When the response gets Last-Modified and has to be built again (milliseconds since 1970). */
  settlesAt: number;
}

/** A response, and the cache entry it was built from, which has its body. */
interface CachedResponse {
  key: string;
  entry: CachedEntry;
  head: Omit<BufferedResponse, 'body'>;
  encoded: Map<Encoding | undefined, EncodedResponse>;
  /** Set only for a page whose body is read often and modified before it is sent, such as the 404 page. */
  complete?: Promise<BufferedResponse>;
}

/**
 * The responses of cached pages by path: a page that is in memory and fresh is sent without calling Next. Only the page
 * cache decides what is fresh. A response is sent as long as the entry it was built from is still in the cache.
 */
export class ResponseCache {
  readonly #pages = new LRUCache<string, CachedResponse>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ encoded }) =>
      [...encoded.values()].reduce((size, { complete }) => size + complete.body.length, HEADERS_BYTES),
  });

  /** Stores the response to a path, if the page it was built from is in the cache and fresh. */
  set(path: string, { status, headers, cachedEntry }: BufferedResponse): void {
    if (cachedEntry === undefined) return;
    const key = parseEntryKey(cachedEntry);
    const entry = globalThis.findCachedEntry?.(key);
    // The page may have been rendered again in the meantime.
    if (entry?.header !== cachedEntry) return;
    this.#pages.set(path, { key, entry, head: { status, headers: { ...headers, 'x-nextjs-cache': 'HIT' } }, encoded: new Map() });
  }

  /** Returns the unencoded response to a path if it is still valid, and keeps its body in memory. */
  async get(path: string): Promise<BufferedResponse | undefined> {
    const page = this.#find(path);
    return page && (page.complete ??= readResponse(page));
  }

  /**
   * Prepares the response to a path for {@link send}, in the encoding that the client prefers.
   * @param commonHeaders headers of every response
   * @returns false when the response isn't cached and Next has to render it
   */
  async prepare(path: string, acceptEncoding: string | undefined, commonHeaders: Record<string, string>): Promise<boolean> {
    const page = this.#find(path);
    if (page === undefined) return false;
    const buffered = await readResponse(page);
    const complete = addValidators(addEncodingVary(buffered), chooseEncoding(buffered, acceptEncoding));
    const settlesAt = Date.parse(String(buffered.headers['last-modified'])) + SETTLED_AFTER_MS;
    const encoded = await compressResponse(complete, acceptEncoding);
    page.encoded.set(negotiateEncoding(acceptEncoding), {
      complete: encoded,
      head: prepareHead(encoded.status, toHeaderList({ ...commonHeaders, ...encoded.headers })),
      notModifiedHead: prepareHead(304, toHeaderList({ ...commonHeaders, ...toNotModified(complete).headers })),
      settlesAt: settlesAt > Date.now() ? settlesAt : Infinity,
    });
    // Updates its size, unless the page was rendered again in the meantime.
    if (this.#pages.get(path) === page) this.#pages.set(path, page);
    return true;
  }

  /** Sends the response to a path if it is prepared and still valid. @returns whether it was sent */
  send(path: string, { method = 'GET', headers: received }: IncomingMessage, response: ServerResponse): boolean {
    const encoded = this.#find(path)?.encoded.get(negotiateEncoding(received['accept-encoding']));
    if (encoded === undefined || encoded.settlesAt <= Date.now()) return false;
    const { complete, head, notModifiedHead } = encoded;
    const isKnown = isNotModified(complete, { method, headers: received });
    const requestId = getRequestScope()?.requestId ?? parseRequestId(received);
    writePreparedHead(response, isKnown ? notModifiedHead : head, ['X-Request-Id', requestId]);
    response.end(isKnown ? undefined : complete.body);
    return true;
  }

  #find(path: string): CachedResponse | undefined {
    const page = this.#pages.get(path);
    if (page === undefined || globalThis.findCachedEntry?.(page.key) === page.entry) return page;
    this.#pages.delete(path);
    return undefined;
  }
}

async function readResponse({ head, entry }: CachedResponse): Promise<BufferedResponse> {
  return { ...head, body: await readBody(entry) };
}

function toHeaderList(headers: BufferedResponse['headers']): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((each) => [name, String(each)]),
  );
}
