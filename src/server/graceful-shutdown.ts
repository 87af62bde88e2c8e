import type { Server, ServerResponse } from 'node:http';

/** How long requests that are in flight may take to end. */
const TIME_LIMIT_MS = 20_000;
const IDLE_CHECK_MS = 100;

/** Stops a server without cutting a request off. */
export interface GracefulShutdown {
  /** Whether the server is stopping: it takes no new connections and is not ready any more. */
  isStopping(): boolean;
  /** Notes an answer that is in flight. While the server stops, its connection is closed after it. */
  track(response: ServerResponse): void;
  /** Stops listening, lets what is in flight end, within limits. Settled when the server is closed. */
  stop(): Promise<void>;
}

/** Prepares a server to be stopped; see {@link GracefulShutdown}. */
export function createGracefulShutdown(server: Server, timeLimit = TIME_LIMIT_MS): GracefulShutdown {
  const inFlight = new Set<ServerResponse>();
  let stopping: Promise<void> | undefined;
  const closeAfterAnswer = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  const stop = async (): Promise<void> => {
    for (const response of inFlight) closeAfterAnswer(response);
    // A connection becomes idle at the end of an answer whose head was sent before.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const limit = setTimeout(() => {
      console.error(`${inFlight.size} requests did not end within ${timeLimit / 1_000} s and are cut off.`);
      server.closeAllConnections();
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
      if (stopping !== undefined) closeAfterAnswer(response);
    },
    stop: () => (stopping ??= stop()),
  };
}
