import {
  type IncomingHttpHeaders,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  IncomingMessage,
  ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import { OUTDATED_PAGE_HEADER } from '@/platform/page-cache/cached-entry';

/** A complete response that has not been sent yet, so it can still be changed. */
export interface BufferedResponse {
  status: number;
  /** Keyed by lower-case name. */
  headers: Record<string, string | number | string[] | undefined>;
  body: Buffer;
  /** Identifies the cache entry that the response was built from (platform/page-cache/cached-entry.ts). */
  cachedEntry?: string;
}

/** A response without its body. */
export type ResponseHead = Omit<BufferedResponse, 'body'>;

/** Handles a request like Node's `requestListener`; the promise settles when the response is complete. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Buffers the response of a request handler instead of sending it. */
class ResponseBuffer extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly result: Promise<BufferedResponse>;
  #resolve: (response: BufferedResponse) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor(request: IncomingMessage) {
    super(request);
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  override writeHead(status: number, ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]): this {
    this.statusCode = status;
    for (const headers of rest) {
      if (Array.isArray(headers)) this.#setPairs(headers);
      else if (typeof headers === 'object')
        for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    }
    return this;
  }

  /** Sets headers from a flat list of alternating names and values, in which a name may occur more than once. */
  #setPairs(list: readonly OutgoingHttpHeader[]): void {
    const names = list.filter((_each, index) => index % 2 === 0).map(String);
    for (const name of names) this.removeHeader(name);
    for (const [index, name] of names.entries()) {
      const value = list[2 * index + 1] ?? '';
      this.appendHeader(name, Array.isArray(value) ? value : String(value));
    }
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#collect(chunk, rest);
    return true;
  }

  override end(...rest: unknown[]): this {
    if (this.finished) return this;
    this.#collect(rest[0], rest);
    this.finished = true;
    this.#resolve({ status: this.statusCode, headers: { ...this.getHeaders() }, body: Buffer.concat(this.#chunks) });
    this.emit('finish');
    this.emit('close');
    return this;
  }

  /** Next does this instead of ending the response when it fails halfway or the visitor has left. */
  override destroy(error?: Error): this {
    this.#reject(error ?? new Error('The response was given up before it was complete.'));
    return super.destroy(error);
  }

  #collect(chunk: unknown, rest: readonly unknown[]): void {
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
    // The last argument of a stream's write is the callback that reports completion.
    const callback = rest.at(-1);
    if (typeof callback === 'function') process.nextTick(callback);
  }
}

/**
 * Runs a handler and returns its complete response. A page that was outdated before it was complete is requested again, once: the
 * second rendering began after this request.
 * @param response where the result will be sent; when the visitor disconnects, the handler is notified
 * @throws what the handler throws, and when it gives up the response
 */
export async function bufferResponse(
  handler: RequestHandler,
  request: IncomingMessage,
  response?: ServerResponse,
): Promise<BufferedResponse> {
  // The handler may modify the request.
  const { url = '/', headers } = request;
  const original = { ...headers };
  const first = await runHandler(handler, request, response);
  if (first.headers[OUTDATED_PAGE_HEADER] === undefined) return first;
  const second = await runHandler(handler, createRequest(url, original), response);
  delete second.headers[OUTDATED_PAGE_HEADER];
  return second;
}

async function runHandler(
  handler: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse | undefined,
): Promise<BufferedResponse> {
  const captured = new ResponseBuffer(request);
  response?.once('close', () => captured.emit('close'));
  const failed = handler(request, captured).then(() => captured.result);
  return Promise.race([captured.result, failed]);
}

/** Handles a GET request within this process, without a connection, and returns the response. */
export function requestInternally(
  handler: RequestHandler,
  path: string,
  headers: Record<string, string>,
): Promise<BufferedResponse> {
  return bufferResponse(handler, createRequest(path, headers));
}

function createRequest(path: string, headers: IncomingHttpHeaders): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = path;
  request.headers = headers;
  request.push(null);
  return request;
}
