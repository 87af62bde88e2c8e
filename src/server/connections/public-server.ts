import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createGracefulShutdown, type GracefulShutdown } from './graceful-shutdown';
import { PreparedResponse } from '../responses/prepared-response';
import { queueResponse } from './queued-responses';

/**
 * How long an idle connection stays open. A proxy that keeps connections longer than its backend sends requests into
 * connections that are being closed, and visitors get an error. nginx, Varnish, and the load balancers of AWS
 * keep theirs for 60 seconds, so this is longer. Node measures the time for headers from the first byte of a request, so it
 * needn't be longer than this; a stop closes idle connections after a second (graceful-shutdown.ts).
 */
export const KEEP_ALIVE_MS = 75_000;

/**
 * How long a client may go on sending a body whose response it already has. Node waits for the rest, up to five minutes, before it
 * closes the connection; a client that is still sending needs a moment to read the response first (RFC 9112, section 9.6).
 */
const LATE_BODY_LIMIT_MS = 10_000;

/** How long a client may take to read the response to a CONNECT. */
const REFUSAL_TIME_LIMIT_MS = 1_000;
const REFUSAL = 'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** The server on the site's port. */
export interface PublicServer {
  server: Server;
  shutdown: GracefulShutdown;
  /** Resolves when connections are accepted. Errors are reported to `onError`. */
  listen(port: number, host: string): Promise<void>;
}

/** Creates the server on the site's port: in the HTTP thread, or in development in the main thread. */
export function createPublicServer(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  onError: (error: NodeJS.ErrnoException) => void,
  lateBodyLimitMs = LATE_BODY_LIMIT_MS,
): PublicServer {
  const server = createServer({ ServerResponse: PreparedResponse, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (hasSeveralHosts(request)) return void response.writeHead(400, { Connection: 'close' }).end();
    // Node drops what follows a request for another protocol in the same packet, which would wait for a response forever.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    if (!request.complete) response.once('finish', () => limitLateBody(request, lateBodyLimitMs));
    if (queueResponse(request, response)) listener(request, response);
  });
  // Without a listener, Node closes the connection of a CONNECT without a response.
  server.on('connect', (_request, socket) => refuseTunnel(socket));
  server.on('error', onError);
  return {
    server,
    shutdown: createGracefulShutdown(server),
    listen: (port, host) => new Promise((resolve) => server.listen(port, host, resolve)),
  };
}

/** Two parsers could each take another host for the one that is meant. Node accepts such a request (RFC 9112, section 3.2). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  // Names and values take turns.
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && /^host$/i.test(text)).length > 1;
}

/** Closes the connection of a request whose response was sent before its body arrived, if the rest doesn't arrive soon. */
function limitLateBody(request: IncomingMessage, limitMs: number): void {
  if (request.complete) return;
  const { socket } = request;
  const limit = setTimeout(() => socket.destroy(), limitMs);
  const forget = (): void => clearTimeout(limit);
  request.once('close', forget);
  socket.once('close', forget);
}

/**
 * Responds to a CONNECT and closes the connection. Node has given it up: its errors have no other listener, which would end the
 * process, and neither a timeout nor a stop of the server closes it.
 */
function refuseTunnel(socket: Duplex): void {
  const limit = setTimeout(() => socket.destroy(), REFUSAL_TIME_LIMIT_MS);
  socket.on('error', () => undefined).once('close', () => clearTimeout(limit));
  socket.end(REFUSAL, () => socket.destroy());
}
