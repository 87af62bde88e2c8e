import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How many responses may wait behind the first one of a connection. Node takes any number of pipelined requests at once, and each of
 * those that are forwarded has a connection to the main thread, so ten clients could use up memory and file descriptors.
 */
const QUEUED_MAX = 100;

const queuedResponses = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Closes a response that waits behind others of its connection (HTTP pipelining) when the client disconnects. Node closes only
 * the one that is being sent, so whoever waits for the others to close, such as a counter of requests in flight, would never
 * know. Closes the connection itself when too many wait: its client may repeat what was not answered (RFC 9112, section 9.3.2).
 * @param response one whose request was just received
 * @returns whether the request is to be handled
 */
export function queueResponse({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (response.socket !== null) return true;
  const queued = queuedResponses.get(socket) ?? trackConnection(socket);
  if (queued.size >= QUEUED_MAX) socket.destroy();
  // Node goes on reading the requests that have arrived.
  if (socket.destroyed) return false;
  queued.add(response);
  // It is the next to be sent, so Node closes it.
  response.once('socket', () => queued.delete(response));
  return true;
}

function trackConnection(socket: Socket): Set<ServerResponse> {
  const queued = new Set<ServerResponse>();
  queuedResponses.set(socket, queued);
  socket.once('close', () => {
    for (const response of queued) {
      response.destroy();
      response.emit('close');
    }
  });
  return queued;
}
