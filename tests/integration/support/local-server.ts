import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** An outside system of a test, on this machine. */
export interface LocalServer {
  /** As in `http://127.0.0.1:4711`. */
  origin: string;
  close: () => void;
}

/**
 * Starts a server for HTTP on a free port. A connection whose answer fails is cut.
 * @param answer gets each request with its whole body
 */
export async function startLocalServer(
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => unknown,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    void (async () => answer(request, await textOf(request), response))().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server of the test does not listen.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
