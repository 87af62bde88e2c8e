import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { isNotModified } from './conditional-response';
import type { Encoding } from './negotiate-encoding';
import { type PreparedHead, writePreparedHead } from './prepared-response';

/** A cached page in one encoding, ready to be sent. */
export interface PreparedPage {
  path: string;
  /** Undefined for none. */
  encoding: Encoding | undefined;
  head: PreparedHead;
  notModifiedHead: PreparedHead;
  /** What conditional requests are compared with. */
  validators: { etag?: string; 'last-modified'?: string };
  body: Uint8Array;
  /** When the page expires, or gets Last-Modified and has to be prepared again (milliseconds since 1970). */
  validUntil: number;
}

/** Sends a prepared page, or 304 to a client that has it. */
export function sendPreparedPage(
  { head, notModifiedHead, validators, body }: PreparedPage,
  { method = 'GET', headers }: { method?: string; headers: IncomingHttpHeaders },
  response: ServerResponse,
  requestId: string,
): void {
  const isKnown = isNotModified({ status: head.status, headers: validators }, { method, headers });
  writePreparedHead(response, isKnown ? notModifiedHead : head, ['X-Request-Id', requestId]);
  response.end(isKnown ? undefined : body);
}
