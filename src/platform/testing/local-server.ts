import type { Server } from 'node:http';

/**
 * Lets the server of a test listen on a free port of this machine.
 * @returns its origin, as in `http://127.0.0.1:4711`
 */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server of the test has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** Closes the server of a test with its connections. */
export function closeServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}
