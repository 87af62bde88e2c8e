import { Agent, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { CLIENT_HEADER, type PrivateAddress } from './private-server';
import { filterHeaders } from './raw-headers';

/**
 * Headers that belong to a single connection (RFC 9110, section 7.6.1). Headers that a client names in `Connection` are
 * kept: both threads are one server, and a client must not be able to remove what a proxy has added. `Expect` was answered
 * by the public server, and a client must not send the last one.
 */
const REQUEST_HEADERS_REMOVED = new Set(['connection', 'keep-alive', 'trailer', 'expect', CLIENT_HEADER]);
const RESPONSE_HEADERS_REMOVED = new Set(['connection', 'keep-alive', 'trailer', 'transfer-encoding']);
/** For these, Node's client sends no body unless a header announces it. */
const METHODS_WITHOUT_BODY = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'];
/** Responses aren't limited otherwise, but Node's default for clients is 16 KB. */
const RESPONSE_HEADER_BYTES_MAX = 1024 * 1024;

/**
 * Creates a function that forwards a request to the main thread and sends its response, as if the main thread had the
 * connection to the client itself.
 * @param secret see `createPrivateServer`
 * @param onLost called when nothing will ever listen at the address again: someone has removed the socket, as some programs do that
 *   clean up temporary folders
 */
export function createForwarder(
  upstream: PrivateAddress,
  secret: string,
  onLost: (error: Error) => void = () => undefined,
): (request: IncomingMessage, response: ServerResponse) => void {
  const agent = new Agent({ keepAlive: true });
  return (request, response) => {
    const forwarded = requestHttp({
      ...upstream,
      agent,
      method: request.method,
      path: request.url,
      headers: buildRequestHeaders(request, `${secret} ${request.socket.remoteAddress ?? ''}`),
      maxHeaderSize: RESPONSE_HEADER_BYTES_MAX,
    });
    let hasBegun = false;
    forwarded.once('response', (answer) => {
      hasBegun = true;
      sendResponse(answer, response);
    });
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      if (error.syscall === 'connect' && error.code === 'ENOENT') onLost(error);
      // Once the response has begun, it notices itself that it is cut off.
      if (!hasBegun) sendFailure(error, response);
    });
    // Writing to a client that has disconnected is an error, which would end the process.
    response.on('error', () => undefined);
    response.once('close', () => {
      // Does nothing when the response is complete, and otherwise closes the connection to the main thread.
      forwarded.destroy();
      // The rest of a body that wasn't needed for the response is in the way of the next request.
      request.unpipe().resume();
    });
    if (hasBody(request)) request.pipe(forwarded);
    else forwarded.end();
  };
}

/** Copies the headers as they were received: with their order, letter case, and duplicates. */
function buildRequestHeaders(request: IncomingMessage, client: string): string[] {
  const headers = [...filterHeaders(request.rawHeaders, REQUEST_HEADERS_REMOVED), CLIENT_HEADER, client];
  const hasLength = request.headers['content-length'] !== undefined || hasBody(request);
  // Otherwise, Node's client would send an empty body in chunks.
  if (!hasLength && !METHODS_WITHOUT_BODY.includes(request.method ?? '')) headers.push('Content-Length', '0');
  return headers;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function sendResponse(answer: IncomingMessage, response: ServerResponse): void {
  const headers = filterHeaders(answer.rawHeaders, RESPONSE_HEADERS_REMOVED);
  if (answer.headers.connection === 'close') headers.push('Connection', 'close');
  response.writeHead(answer.statusCode ?? 500, answer.statusMessage, headers);
  answer.pipe(response);
  answer.once('close', () => {
    if (!answer.complete) response.destroy();
  });
  // Usually, the head is sent with the beginning of the body. A body that takes longer must not delay it.
  setImmediate(() => {
    if (!response.writableEnded) response.flushHeaders();
  });
}

/** The main thread has closed the connection instead of responding, or there is no connection. */
function sendFailure(error: NodeJS.ErrnoException, response: ServerResponse): void {
  if (response.destroyed) return;
  if (error.syscall !== 'connect') return void response.destroy();
  console.error(`A request could not be forwarded: ${error.message}`);
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '1' });
  response.end('The server is busy. Try again.\n');
}
