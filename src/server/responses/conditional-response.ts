import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { BufferedResponse } from './buffered-response';
import type { Encoding } from './negotiate-encoding';

/** A response that changed this recently may change again within the same second, which Last-Modified can't express. */
export const SETTLED_AFTER_MS = 2_000;
/** Omitted from a 304 response, because they describe the body, which the client already has (RFC 9110, section 15.4.5). */
const BODY_HEADERS = ['content-encoding', 'content-length', 'content-type', 'transfer-encoding'];

/** The request as received. */
export interface ReceivedRequest {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * Adds what a later conditional request needs: an ETag from the body, unless the response has one, and Last-Modified
 * only once it is reliable. ETags name the encoding (RFC 9110, section 8.8.3.3), and are weak, because compressing the
 * same body again may give other bytes. Responses that must not be stored get neither.
 * @param encoding the encoding in which the response will be sent
 */
export function addValidators(response: BufferedResponse, encoding: Encoding | undefined, now = Date.now()): BufferedResponse {
  const { status, headers, body } = response;
  const { etag, 'last-modified': modified, ...rest } = headers;
  if (status !== 200 || String(headers['cache-control'] ?? '').includes('no-store')) return { ...response, headers: rest };
  const isSettled = modified !== undefined && Date.parse(String(modified)) <= now - SETTLED_AFTER_MS;
  return {
    ...response,
    headers: {
      ...rest,
      etag: addEncoding(toWeakEtag(typeof etag === 'string' ? etag : computeEtag(body)), encoding),
      ...(isSettled ? { 'last-modified': modified } : {}),
    },
  };
}

/**
 * Returns whether the client already has this response. If-Modified-Since counts only without If-None-Match (RFC 9110,
 * section 13.2.2).
 */
export function isNotModified(
  { status, headers: { etag, 'last-modified': modified } }: Pick<BufferedResponse, 'status' | 'headers'>,
  { method, headers }: ReceivedRequest,
): boolean {
  if (status !== 200 || (method !== 'GET' && method !== 'HEAD')) return false;
  const known = headers['if-none-match'];
  if (known !== undefined) return typeof etag === 'string' && includesEtag(known, etag);
  const since = headers['if-modified-since'];
  return since !== undefined && modified !== undefined && Date.parse(String(modified)) <= Date.parse(since);
}

/** Returns the 304 response instead of a full one, with all headers that don't describe the body. */
export function toNotModified({ headers }: BufferedResponse): BufferedResponse {
  const kept = Object.entries(headers).filter(([name]) => !BODY_HEADERS.includes(name));
  return { status: 304, headers: Object.fromEntries(kept), body: Buffer.alloc(0) };
}

/** Makes an ETag weak: it then means the same response, not the same bytes. */
export function toWeakEtag(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}

function addEncoding(etag: string, encoding: Encoding | undefined): string {
  return encoding === undefined ? etag : etag.replace(/"$/, `-${encoding}"`);
}

function computeEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function includesEtag(list: string, etag: string): boolean {
  if (list === etag || list.trim() === '*') return true;
  return [...list.matchAll(/(?:W\/)?"[^"]*"/g)].some(([known]) => toWeakEtag(known) === toWeakEtag(etag));
}
