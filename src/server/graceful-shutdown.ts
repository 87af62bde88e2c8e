import type { Server, ServerResponse } from 'node:http';

/** How long requests in flight may take to finish. */
const TIME_LIMIT_MS = 20_000;
const IDLE_CHECK_MS = 100;

/** Stops a server without interrupting requests. */
export interface GracefulShutdown {
  /** Returns whether the server is stopping: it accepts no new connections and no longer reports ready. */
  isStopping(): boolean;
  /** Tracks a response in flight. While the server is stopping, its connection is closed afterwards. */
  track(response: ServerResponse): void;
  /**
   * Stops listening and lets requests in flight finish, within the limit. Resolves when the server is closed.
   * @param cutOff closes the connections that the server doesn't know, at the limit
   */
  stop(cutOff?: () => void): Promise<void>;
}

/** Prepares a server for a graceful shutdown; see {@link GracefulShutdown}. */
export function createGracefulShutdown(server: Server, timeLimit = TIME_LIMIT_MS): GracefulShutdown {
  const inFlight = new Set<ServerResponse>();
  let stopping: Promise<void> | undefined;
  const closeAfterResponse = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  const stop = async (cutOff?: () => void): Promise<void> => {
    for (const response of inFlight) closeAfterResponse(response);
    // A connection whose response headers were already sent becomes idle only when that response ends.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const limit = setTimeout(() => {
      // Idle connections are closed, so that a response is still being sent on each of the others.
      server.getConnections((_error, count) =>
        console.error(`Connections that did not end within ${timeLimit / 1_000} s and are being cut off: ${count}`),
      );
      server.closeAllConnections();
      cutOff?.();
    }, timeLimit);
    await new Promise<void>((resolve) => server.close(() => resolve()));
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
    stop: (cutOff) => (stopping ??= stop(cutOff)),
  };
}
