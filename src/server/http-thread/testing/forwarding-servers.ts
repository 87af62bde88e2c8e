import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createPublicServer } from '../../public-server';
import { createForwarder } from '../forward-request';
import { createPrivateServer, listenPrivately, type PrivateAddress } from '../private-server';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export const SECRET = 'secret-of-the-test';

/** The end of the headers of a request that is the last one on its connection. */
export const CLOSE = 'Host: site.example\r\nConnection: close\r\n\r\n';

/** The servers of a test file, and what starts more of them. */
export interface ForwardingServers {
  /** Answers with `handle` itself. */
  direct(): string;
  /** Forwards to a listener that answers with `handle`. */
  forwarding(): string;
  /** Where the forwarding server reaches that listener. */
  address(): PrivateAddress;
  /** Starts one more public server and returns its URL. */
  startPublic(listen: Listener): Promise<string>;
  /** Starts one more listener for forwarded requests. */
  startPrivate(): Promise<PrivateAddress>;
}

/** Starts the servers before the tests of a file and closes them afterwards. */
export function useForwardingServers(handle: Listener): ForwardingServers {
  const servers: Server[] = [];
  let started: { address: PrivateAddress; direct: string; forwarding: string } | undefined;
  const get = () => {
    if (started === undefined) throw new Error('The servers start before the first test.');
    return started;
  };

  async function startPublic(listen: Listener): Promise<string> {
    const { server } = createPublicServer(listen, () => undefined);
    servers.push(server);
    return listenLocally(server);
  }

  async function startPrivate(): Promise<PrivateAddress> {
    const server = createPrivateServer(SECRET, handle);
    servers.push(server);
    return listenPrivately(server);
  }

  beforeAll(async () => {
    const address = await startPrivate();
    const [direct, forwarding] = [await startPublic(handle), await startPublic(createForwarder(address, SECRET))];
    started = { address, direct, forwarding };
  });
  afterAll(() => servers.forEach(closeServer));
  return {
    direct: () => get().direct,
    forwarding: () => get().forwarding,
    address: () => get().address,
    startPublic,
    startPrivate,
  };
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

/** The length and the SHA-256 digest of bytes. */
export function hash(bytes: Uint8Array): string {
  return `${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`;
}
