import { createServer, connect, type Socket } from 'node:net';
import { findFreePort } from './free-port';

/** A proxy in front of the database that can be closed, as when Postgres is unavailable. */
export interface DatabaseProxy {
  /** The URL of the database behind the proxy. */
  url: string;
  /** Closes every connection, and refuses new ones. */
  close(): Promise<void>;
  /** @param database the server to forward to from now on */
  open(database?: string): Promise<void>;
}

/**
 * Starts a proxy in front of a database; it keeps its port when it is opened again. Not a port that the system chooses: while the
 * proxy is closed, it could give that to a connection.
 */
export async function createDatabaseProxy(database: string): Promise<DatabaseProxy> {
  let behind = new URL(database);
  const sockets = new Set<Socket>();
  const server = createServer((site) => {
    const postgres = connect(Number(behind.port || 5432), behind.hostname);
    for (const [socket, other] of [
      [site, postgres],
      [postgres, site],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const ownPort = await findFreePort();
  await listen(ownPort);
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String(ownPort);
  return {
    url: url.href,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    open: (next = behind.href) => {
      behind = new URL(next);
      return listen(ownPort);
    },
  };
}
