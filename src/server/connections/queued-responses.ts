import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const queuedResponses = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Closes a response that waits behind others of its connection (HTTP pipelining) when the client disconnects. Node closes only
 * the one that is being sent, so whoever waits for the others to close, such as a counter of requests in flight, would never
 * know.
 * @param response one whose request was just received
 */
export function closeWithConnection({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.socket !== null) return;
  const queued = queuedResponses.get(socket) ?? trackConnection(socket);
  queued.add(response);
  // It is the next to be sent, so Node closes it.
  response.once('socket', () => queued.delete(response));
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
