import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long requests in flight may take to finish. */
const TIME_LIMIT_MS = 20_000;
/**
 * How long an idle connection stays open. A proxy may just be sending a request over one, and it repeats no POST. The
 * connections that it uses in this time are closed by their response.
 */
const IDLE_LIMIT_MS = 1_000;
const IDLE_CHECK_MS = 100;

/** Connections on the port of a server that it doesn't know. */
interface OtherConnections {
  /** Closes those on which no request or response is being sent. */
  closeIdleConnections(): void;
  /** Closes all of them at once. */
  closeAllConnections(): void;
}

/** Stops a server without interrupting requests. */
export interface GracefulShutdown {
  /** Returns whether the server is stopping: it accepts no new connections and no longer reports ready. */
  isStopping(): boolean;
  /** Tracks a response in flight. While the server is stopping, its connection is closed afterwards. */
  track(response: ServerResponse): void;
  /**
   * Stops listening and lets requests in flight finish, within the limit, as well as those that still arrive on open
   * connections. Resolves when the server is closed.
   */
  stop(others?: OtherConnections): Promise<void>;
}

/** Prepares a server for a graceful shutdown; see {@link GracefulShutdown}. */
export function createGracefulShutdown(
  server: Server,
  { timeLimitMs = TIME_LIMIT_MS, idleLimitMs = IDLE_LIMIT_MS } = {},
): GracefulShutdown {
  const inFlight = new Set<ServerResponse>();
  let stopping: Promise<void> | undefined;
  const closeAfterResponse = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  const stop = async (others?: OtherConnections): Promise<void> => {
    for (const response of inFlight) closeAfterResponse(response);
    const idleFrom = performance.now() + idleLimitMs;
    // A connection whose response headers were already sent becomes idle only when that response ends.
    const idle = setInterval(() => {
      if (performance.now() < idleFrom) return;
      server.closeIdleConnections();
      others?.closeIdleConnections();
    }, IDLE_CHECK_MS);
    const limit = setTimeout(() => {
      // Idle connections are closed, so that a response is still being sent on each of the others.
      server.getConnections((_error, count) =>
        console.error(`Connections that did not end within ${timeLimitMs / 1_000} s and are being cut off: ${count}`),
      );
      server.closeAllConnections();
      others?.closeAllConnections();
    }, timeLimitMs);
    // The HTTP server's own function closes idle connections at once.
    await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    clearInterval(idle);
    clearTimeout(limit);
  };
  return {
    isStopping: () => stopping !== undefined,
    track: (response) => {
      inFlight.add(response);
      response.once('close', () => inFlight.delete(response));
      if (stopping !== undefined) closeAfterResponse(response);
    },
    stop: (others) => (stopping ??= stop(others)),
  };
}
