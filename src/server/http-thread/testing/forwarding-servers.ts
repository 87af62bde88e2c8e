import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createPublicServer } from '../../connections/public-server';
import { createForwarder } from '../forward-request';
import { createPrivateServer, listenPrivately, type PrivateAddress } from '../private-server';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export const SECRET = 'secret-of-the-test';

/** The end of the headers of a request that is the last one on its connection. */
export const CLOSE = 'Host: site.example\r\nConnection: close\r\n\r\n';

/** The servers of a test file. */
export class TestServers {
  readonly #servers: Server[] = [];

  /** Starts a server on a public port and returns its URL. */
  async startPublic(listener: Listener): Promise<string> {
    const { server } = createPublicServer(listener, () => undefined);
    this.#servers.push(server);
    return listenLocally(server);
  }

  /** Starts a server for forwarded requests and returns its address. */
  async startPrivate(listener: Listener): Promise<PrivateAddress> {
    const server = createPrivateServer(SECRET, listener);
    this.#servers.push(server);
    return listenPrivately(server);
  }

  /** Starts a server that forwards to an address and returns its URL. @param onLost see `createForwarder` */
  startForwarding(address: PrivateAddress, onLost?: (error: Error) => void): Promise<string> {
    return this.startPublic(createForwarder(address, SECRET, onLost));
  }

  close(): void {
    for (const server of this.#servers) closeServer(server);
  }
}

/** Opens a connection to a server. */
export function open(site: string): Socket {
  return connect(Number(new URL(site).port), '127.0.0.1');
}

/** Sends bytes and returns what comes back until the server closes the connection, without the dates. */
export async function send(site: string, bytes: string): Promise<string> {
  const socket = open(site);
  socket.write(Buffer.from(bytes, 'latin1'));
  return (await buffer(socket)).toString('latin1').replaceAll(/^Date: .*\r\n/gm, '');
}

/** Returns the length and the SHA-256 digest of bytes. */
export function hash(bytes: Uint8Array): string {
  return `${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`;
}
