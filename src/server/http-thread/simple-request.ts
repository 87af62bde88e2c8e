import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** A request without a body, and without anything that changes how its connection is used. */
export interface SimpleRequest {
  method: 'GET' | 'HEAD';
  /** The target as received. */
  url: string;
  /** The headers that the response to a page may depend on, and those for limits and logs. */
  headers: IncomingHttpHeaders;
}

const LENGTH_MAX = 4_096;
/** Headers of requests that nobody else sends. */
const PERSONAL = /^(?:authorization|cookie):/im;
/** Proxies, crawlers, and monitors send the same bytes again and again. */
const known = new LRUCache<string, SimpleRequest>({ max: 1_000 });
/** Header names are tokens, and values have only visible characters, spaces, and tabs (RFC 9110, section 5). */
const REQUEST = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n((?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~]*\r\n)+)\r\n$/;
const NO_HEADERS: Readonly<Record<string, string | undefined>> = {
  host: undefined,
  connection: undefined,
  accept: undefined,
  'accept-encoding': undefined,
  'if-none-match': undefined,
  'if-modified-since': undefined,
  rsc: undefined,
  'x-forwarded-for': undefined,
  'x-request-id': undefined,
  traceparent: undefined,
  tracestate: undefined,
};
const READ = new Set(Object.keys(NO_HEADERS));
/** Headers that announce a body, another protocol, or a response before the request is complete. */
const NOT_SIMPLE = new Set(['content-length', 'expect', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

/**
 * Parses the request that makes up a chunk. This accepts only what means the same to every parser; everything else is left to
 * Node's: a request that is incomplete or followed by another one, has one of the headers that are read twice, or has unusual
 * characters.
 * @returns undefined when it isn't a simple request
 */
export function parseSimpleRequest(chunk: Buffer): SimpleRequest | undefined {
  if (chunk.length > LENGTH_MAX) return undefined;
  const text = chunk.toString('latin1');
  return known.get(text) ?? parseNew(text);
}

function parseNew(text: string): SimpleRequest | undefined {
  const request = parse(text);
  if (request !== undefined && !PERSONAL.test(text)) known.set(text, request);
  return request;
}

function parse(text: string): SimpleRequest | undefined {
  const [, method, url = '', lines = ''] = REQUEST.exec(text) ?? [];
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const headers = parseHeaders(lines);
  return headers === undefined ? undefined : { method, url, headers };
}

function parseHeaders(lines: string): IncomingHttpHeaders | undefined {
  const headers = { ...NO_HEADERS };
  for (let at = 0, end = lines.indexOf('\r\n'); end !== -1; at = end + 2, end = lines.indexOf('\r\n', at)) {
    const colon = lines.indexOf(':', at);
    const name = lines.slice(at, colon).toLowerCase();
    if (NOT_SIMPLE.has(name)) return undefined;
    if (!READ.has(name)) continue;
    if (headers[name] !== undefined) return undefined;
    headers[name] = lines.slice(colon + 1, end).trim();
  }
  const { host, connection = 'keep-alive' } = headers;
  return host !== undefined && connection.toLowerCase() === 'keep-alive' ? headers : undefined;
}
