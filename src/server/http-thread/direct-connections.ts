import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { PageResponse } from '../responses/prepared-page';
import { KEEP_ALIVE_MS } from '../connections/public-server';
import { parseSimpleRequest, type SimpleRequest } from './simple-request';

/** A response from memory. */
export interface DirectResponse extends PageResponse {
  /** The path of the page. */
  path: string;
  requestId: string;
}

type Respond = (request: SimpleRequest, socket: Socket) => DirectResponse | undefined;
type Observe = (request: SimpleRequest, response: DirectResponse, seconds: number) => void;

/** What Node appends to the head of a response on a connection that stays open. */
const KEPT_OPEN = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;

/**
 * Sends responses from memory over connections that Node's HTTP server doesn't know yet, because with it, a request takes
 * more than twice as long. The first request that isn't simple, or has no response in memory, makes its connection one of the
 * HTTP server for good, as if it had just been opened with that request.
 */
export class DirectConnections {
  readonly #open = new Set<Socket>();
  readonly #respond: Respond;
  readonly #observe: Observe | undefined;

  /**
   * @param respond finds the response to a request; undefined when there is none in memory
   * @param observe receives the time from a request's arrival until its response was written to the socket
   */
  constructor(respond: Respond, observe?: Observe) {
    this.#respond = respond;
    this.#observe = observe;
  }

  /** Takes over the new connections of a server, before it listens. */
  attach(server: Server): void {
    const listeners = server.listeners('connection');
    const handOver = (socket: Socket): void => {
      for (const listener of listeners) Reflect.apply(listener, server, [socket]);
    };
    server.removeAllListeners('connection');
    server.on('connection', (socket) => this.#accept(socket, handOver));
  }

  /** Closes the connections that the HTTP server doesn't know, each as soon as its client has read the last response. */
  closeIdleConnections(): void {
    for (const socket of this.#open) if (!socket.writableEnded) socket.destroySoon();
  }

  /** Closes these connections at once. */
  closeAllConnections(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #accept(socket: Socket, handOver: (socket: Socket) => void): void {
    const read = (chunk: Buffer): void => {
      if (socket.writableEnded) return;
      if (this.#answer(socket, chunk)) return;
      forget();
      socket.pause();
      socket.unshift(chunk);
      handOver(socket);
      socket.resume();
    };
    const end = (): void => void socket.end();
    const destroy = (): void => void socket.destroy();
    const forget = (): void => {
      this.#open.delete(socket);
      socket.setTimeout(0);
      socket.off('data', read).off('end', end).off('timeout', destroy).off('error', destroy).off('close', forget);
    };
    this.#open.add(socket);
    socket.setTimeout(KEEP_ALIVE_MS);
    socket.on('data', read).on('end', end).on('timeout', destroy).on('error', destroy).on('close', forget);
  }

  /** Responds to a simple request for a page in memory. @returns whether it was one */
  #answer(socket: Socket, chunk: Buffer): boolean {
    const begin = performance.now();
    // A client that doesn't read must not fill the memory with responses. The HTTP server waits for it.
    const request = socket.writableLength > 0 ? undefined : parseSimpleRequest(chunk);
    const response = request && this.#respond(request, socket);
    if (request === undefined || response === undefined) return false;
    writeResponse(socket, response);
    this.#observe?.(request, response, (performance.now() - begin) / 1_000);
    return true;
  }
}

function writeResponse(socket: Socket, { head, body, requestId }: DirectResponse): void {
  socket.cork();
  socket.write(`${head.start}X-Request-Id: ${requestId}\r\nDate: ${formatNow()}\r\n${KEPT_OPEN}`, 'latin1');
  if (body !== undefined) socket.write(body);
  socket.uncork();
}

let date = { second: 0, text: '' };

/** Formats the present time for the header Date, once a second. */
function formatNow(): string {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== date.second) date = { second, text: new Date(second * 1_000).toUTCString() };
  return date.text;
}
