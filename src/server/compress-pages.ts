import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);

/** A kept page is compressed once, so it may take long: the best there is, about 60 ms for 60 kB. */
const ONCE = constants.BROTLI_MAX_QUALITY;
const EACH_TIME = 5;

/** Files and interfaces, which are compressed by Next or not at all. */
const NO_PAGE = /^\/(?:_next|admin|api|account|sql|health)(?:\/|$)|\.[a-z0-9]+(?:\?|$)/;
const COMPRESSIBLE = /^text\//;

const compressed = new LRUCache<string, Buffer>({ max: 5_000, maxSize: 100_000_000, sizeCalculation: (body) => body.length });

/**
 * Compresses pages with Brotli (RFC 7932) for clients that take it, so that HTML and styles arrive with the first round
 * trip. Next would use gzip, anew for each request. Call it before anything else wraps the response.
 */
export function compressPages(request: IncomingMessage, response: ServerResponse): void {
  const address = request.url ?? '/';
  if (request.method !== 'GET' || NO_PAGE.test(address) || !acceptsBrotli(request)) return;
  // Next compresses for those that say they take it.
  delete request.headers['accept-encoding'];
  const send = { writeHead: response.writeHead.bind(response), end: response.end.bind(response) };
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  Object.assign(response, {
    writeHead: (status: number, ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[])[]) => {
      response.statusCode = status;
      for (const headers of rest) if (typeof headers === 'object' && !Array.isArray(headers)) for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
      return response;
    },
    flushHeaders: () => undefined,
    write: (chunk: unknown, ...rest: unknown[]) => {
      keep(chunk);
      callLast(rest);
      return true;
    },
    end: (...rest: unknown[]) => {
      keep(rest[0]);
      void bodyOf(response, Buffer.concat(chunks), address).then((body) => {
        send.writeHead(response.statusCode);
        send.end(body);
        callLast(rest);
      });
      return response;
    },
  });
}

/** Whether a client takes Brotli (RFC 9110, section 12.5.3); a quality of 0 refuses it. */
function acceptsBrotli({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const coding = [headers['accept-encoding'] ?? ''].flat().join(',').split(',').find((each) => /^\s*br\s*(?:;|$)/i.test(each));
  return coding !== undefined && !/;\s*q=0(?:\.0*)?\s*$/i.test(coding);
}

/** Streams are told by a last argument when what they wrote is taken. */
function callLast(rest: readonly unknown[]): void {
  const last = rest.at(-1);
  if (typeof last === 'function') last();
}

/** What is sent, and its headers. When it cannot be compressed it is sent as it is. */
async function bodyOf(response: ServerResponse, body: Buffer, address: string): Promise<Buffer> {
  if (body.length === 0 || response.hasHeader('Content-Encoding') || !COMPRESSIBLE.test(String(response.getHeader('Content-Type') ?? ''))) return body;
  const version = response.getHeader('x-page-version');
  const key = version === undefined ? undefined : `${response.statusCode} ${String(version)} ${String(response.getHeader('Content-Type'))} ${address}`;
  const smaller = (key === undefined ? undefined : compressed.get(key)) ?? (await brotli(body, key === undefined ? EACH_TIME : ONCE));
  if (key !== undefined) compressed.set(key, smaller);
  response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Length', smaller.length);
  response.removeHeader('Transfer-Encoding');
  // The same page in another encoding has other bytes (RFC 9110, section 8.8.3).
  const etag = response.getHeader('ETag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`);
  return smaller;
}

async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}
