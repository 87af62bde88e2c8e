import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { isNotModified } from './conditional-response';
import type { Encoding } from './negotiate-encoding';
import { type PreparedHead, writePreparedHead } from './prepared-response';

/** The heads of a page's responses. */
export interface PageHeads {
  complete: PreparedHead;
  notModified: PreparedHead;
  /** What conditional requests are compared with. */
  validators: { etag?: string; 'last-modified'?: string };
}

/** A cached page in one encoding, ready to be sent. */
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

/** Sends a prepared page, or 304 to a client that has it. */
export function sendPreparedPage(
  { heads, settled, body }: PreparedPage,
  { method = 'GET', headers }: { method?: string; headers: IncomingHttpHeaders },
  response: ServerResponse,
  requestId: string,
): void {
  const { complete, notModified, validators } = settled !== undefined && settled.at <= Date.now() ? settled.heads : heads;
  const isKnown = isNotModified({ status: complete.status, headers: validators }, { method, headers });
  writePreparedHead(response, isKnown ? notModified : complete, ['X-Request-Id', requestId]);
  response.end(isKnown ? undefined : body);
}
