import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenLocally } from '@/platform/testing/local-server';

/** A fake external system for a test. */
export interface LocalServer {
  /** As in `http://127.0.0.1:4711`. */
  origin: string;
  close: () => void;
}

/**
 * Starts an HTTP server on a free port. When `answer` throws, the connection is closed.
 * @param answer receives each request with its complete body
 */
export async function startLocalServer(
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => unknown,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    void (async () => answer(request, await textOf(request), response))().catch(() => response.destroy());
  });
  return { origin: await listenLocally(server), close: () => closeServer(server) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
