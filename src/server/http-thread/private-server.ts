import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setRemoteAddress } from '../connections/remote-address';
import { filterHeaders } from './raw-headers';

/** Where the main thread takes requests from the HTTP thread. */
export type PrivateAddress = { socketPath: string } | { host: string; port: number };

/** The header with the secret of the HTTP thread and the address of its client. */
export const CLIENT_HEADER = 'x-http-thread';
const CLIENT_HEADERS = new Set([CLIENT_HEADER]);
/** More than the public server takes, which checks the size, because the header above is added. */
const HEADER_BYTES_MAX = 64 * 1024;
/** Beyond its backlog, a Unix socket refuses connections instead of letting them wait. The kernel may set a lower limit. */
const BACKLOG = 4_096;

/**
 * Creates the server for the requests that the HTTP thread forwards. It has no timeouts: those of the public server apply,
 * and a connection closed on this side could be one into which the other side just sends a request.
 * @param secret shared with the HTTP thread. Others may be able to connect, and must not choose a client address.
 */
export function createPrivateServer(
  secret: string,
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const options = {
    keepAliveTimeout: 0,
    headersTimeout: 0,
    requestTimeout: 0,
    // Clients with HTTP/1.0 may omit it, and the public server has checked the others.
    requireHostHeader: false,
    maxHeaderSize: HEADER_BYTES_MAX,
  };
  const server = createServer(options, (request, response) => {
    const [given, address = ''] = String(request.headers[CLIENT_HEADER] ?? '').split(' ');
    if (given !== secret) return void request.socket.destroy();
    delete request.headers[CLIENT_HEADER];
    request.rawHeaders = filterHeaders(request.rawHeaders, CLIENT_HEADERS);
    if (address !== '') setRemoteAddress(request, address);
    response.once('finish', () => skipRest(request));
    listener(request, response);
  });
  // The public server has limited it.
  server.maxHeadersCount = 0;
  return server;
}

/**
 * Reads the rest of a body of which only the beginning was needed. Node does so only when nothing was read. Otherwise the rest would
 * stay in the connection, and the next request on it, of another client, would never be read.
 */
function skipRest(request: IncomingMessage): void {
  if (request.complete) return;
  for (const event of ['data', 'readable']) request.removeAllListeners(event);
  request.resume();
}

/**
 * Listens on a Unix socket in a folder that only this user can open, which is removed when the process exits. In a container
 * whose files are read-only there may be no place for it. Then it listens on a free loopback port, which the secret protects
 * as well.
 */
export async function listenPrivately(server: Server): Promise<PrivateAddress> {
  try {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const socketPath = path.join(folder, 'http');
    await listen(server, { path: socketPath, backlog: BACKLOG });
    return { socketPath };
  } catch {
    const host = '127.0.0.1';
    await listen(server, { host, port: 0, backlog: BACKLOG });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The private server has no port.');
    return { host, port: address.port };
  }
}

function listen(server: Server, options: { path: string; backlog: number } | { host: string; port: number; backlog: number }) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
