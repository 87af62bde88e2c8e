import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { BufferedResponse } from './buffered-response';
import { isNotModified, toNotModified } from './conditional-response';
import type { Encoding } from './negotiate-encoding';
import { prepareHead, type PreparedHead, writePreparedHead } from './prepared-response';

/** How many bytes of prepared responses each of the two threads keeps in memory. */
export const PREPARED_BYTES_MAX = 32 * 1024 * 1024;
/** Approximate size of a page's headers. */
export const HEADERS_BYTES = 4_096;

/** The heads of a page's responses. */
interface PageHeads {
  complete: PreparedHead;
  notModified: PreparedHead;
  /** What conditional requests are compared with. */
  validators: { etag?: string; 'last-modified'?: string };
}

/** A cached page or a static file in one encoding, ready to be sent. */
export interface PreparedPage {
  path: string;
  /** Undefined for none. */
  encoding: Encoding | undefined;
  heads: PageHeads;
  /**
   * The heads from a time on (milliseconds since 1970): with Last-Modified, which a page gets when it is two seconds old. They
   * are prepared as well, so that nobody has to wait for the main thread at that time.
   */
  settled?: { at: number; heads: PageHeads };
  body: Uint8Array;
  /** When the page expires (milliseconds since 1970); infinite without an expiry. */
  expiresAt: number;
}

/** The response to a request for a page. */
export interface PageResponse {
  head: PreparedHead;
  /** Undefined when the client has the page, or asked for the head. */
  body: Uint8Array | undefined;
}

/** A request for a page, as far as it decides about the response. */
interface PageRequest {
  method?: string;
  headers: IncomingHttpHeaders;
}

/** Prepares the heads of a complete response. @param commonHeaders headers of every response to its path */
export function prepareHeads(response: BufferedResponse, commonHeaders: Record<string, string>): PageHeads {
  const { etag, 'last-modified': modified } = response.headers;
  return {
    complete: prepareHead(response.status, toHeaderList({ ...commonHeaders, ...response.headers })),
    notModified: prepareHead(304, toHeaderList({ ...commonHeaders, ...toNotModified(response).headers })),
    validators: {
      ...(typeof etag === 'string' ? { etag } : {}),
      ...(typeof modified === 'string' ? { 'last-modified': modified } : {}),
    },
  };
}

/** Returns the response to a request for a page: the page, or 304 to a client that has it. */
export function choosePageResponse(
  { heads, settled, body }: PreparedPage,
  { method = 'GET', headers }: PageRequest,
): PageResponse {
  const { complete, notModified, validators } = settled !== undefined && settled.at <= Date.now() ? settled.heads : heads;
  if (isNotModified({ status: complete.status, headers: validators }, { method, headers }))
    return { head: notModified, body: undefined };
  return { head: complete, body: method === 'HEAD' ? undefined : body };
}

/** Sends a prepared page, or 304 to a client that has it. */
export function sendPreparedPage(page: PreparedPage, request: PageRequest, response: ServerResponse, requestId: string): void {
  const { head, body } = choosePageResponse(page, request);
  writePreparedHead(response, head, ['X-Request-Id', requestId]);
  response.end(body);
}

function toHeaderList(headers: BufferedResponse['headers']): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((each) => [name, String(each)]),
  );
}
