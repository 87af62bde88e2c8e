import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from '../process-identity';
import { buildPostgresEnvironment } from './postgres-environment';
import { pidLine, readPidFile, stopPostmaster } from './postmaster';
import type { ServerPaths } from './server-paths';

/**
 * Test data need not survive a power failure, so nothing waits for the disk. Several sites run at the same time. Autovacuum would
 * visit each of their databases every minute; the one that they are copies of is vacuumed and analyzed once.
 */
const TEST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 300,
  autovacuum: 'off',
};

/** Starts the server of a data folder on a port. It is not ready yet. */
export function spawnPostmaster({ name, programs, data, log, account }: ServerPaths, port: number): ChildProcess {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Payload has a connection pool per process; tests start several.
    max_connections: 150,
    ...(name === 'test-postgres' ? TEST_SETTINGS : {}),
  };
  const output = openSync(log, 'a', 0o600);
  try {
    // In its own process group, so that Ctrl-C doesn't stop it before the server; its output goes to a file, which
    // outlives us.
    return spawn(
      path.join(programs, 'bin', 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      { ...account, cwd: '/', env: buildPostgresEnvironment(), detached: true, stdio: ['ignore', output, output] },
    );
  } finally {
    closeSync(output);
  }
}

/**
 * Waits until the server accepts connections, and stops it when it never does.
 * @returns false when it has ended
 */
export async function waitUntilReady({ data }: ServerPaths, pid: number, ended: Promise<void>): Promise<boolean> {
  let dead = false;
  void ended.then(() => {
    dead = true;
  });
  // Recovery after a power failure may take minutes.
  const limit = Date.now() + 300_000;
  while (!dead && Date.now() < limit) {
    const file = readPidFile(data);
    if (file[pidLine.pid] === String(pid) && file[pidLine.status] === 'ready') return true;
    await wait(25);
  }
  if (!dead) await stopPostmaster(pid);
  return false;
}

/** Resolves when the server has exited. One that is not a child of this process is polled. */
export function waitForExit(identity: ProcessIdentity | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (identity !== undefined && isRunning(identity)) return;
      clearInterval(timer);
      resolve();
    }, 500).unref();
  });
}
