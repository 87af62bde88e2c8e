import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canEnter } from '../../../scripts/database/data-folder';
import { type SystemAccount, ensurePostgresAccount } from '../../../scripts/database/postgres-account';
import { copyBinaries, getInstalledBinaries } from '../../../scripts/database/postgres-binaries';
import { readPidFile, pidLine, stopPostmaster } from '../../../scripts/database/postmaster';
import { findFreePort } from '../../../scripts/ports';
import type { ProcessManager } from '../../../scripts/process-manager';
import { waitUntil } from '../../../scripts/shutdown';

/** A Postgres server of one test, which it may stop without harm to anybody else. */
export interface OwnPostgres {
  readonly port: number;
  /** The address of the database that every server has. */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Holds all of its processes, as a machine does that hangs: connections stay open, and nothing answers. */
  pause(): void;
  /** Lets its processes go on. */
  resume(): void;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/**
 * Makes a Postgres server in a temporary folder, and starts it. It keeps its port when it is started again.
 * @param settings beyond those of every test, as in `autovacuum=off`
 * @param folderOfPrograms of another Postgres than the embedded one
 * @throws Error when it does not start
 */
export async function makeOwnPostgres(
  processes: ProcessManager,
  settings: readonly string[] = [],
  folderOfPrograms?: string,
): Promise<OwnPostgres> {
  const account = ensurePostgresAccount();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-postgres-'));
  // Made for its owner alone, but the server may have to run as another user.
  chmodSync(folder, 0o755);
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (account) chownSync(data, account.uid, account.gid);
  const programs = folderOfPrograms ?? embeddedPrograms(folder, account);
  await processes.run({
    name: 'initdb',
    command: path.join(programs, 'initdb'),
    arguments: [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    folder: '/',
    account,
    output: 'keep',
  });
  const port = await findFreePort();
  let pid: number | undefined;

  const start = async (): Promise<void> => {
    const log = openSync(path.join(folder, 'log'), 'a');
    const child = spawn(
      path.join(programs, 'postgres'),
      [
        '-D',
        data,
        '-c',
        `port=${port}`,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'fsync=off',
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      {
        ...account,
        cwd: '/',
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
    closeSync(log);
    pid = child.pid;
    const isReady = () => readPidFile(data)[pidLine.status] === 'ready' && readPidFile(data)[pidLine.pid] === String(pid);
    if (!(await waitUntil(isReady, 30_000))) throw new Error(`The Postgres of the test did not start; its log is ${folder}/log.`);
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    if (pid === undefined) return;
    const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
    for (const each of [pid, ...listed.split(/\s+/).filter(Boolean).map(Number)]) signalIfRunning(each, name);
  };
  const stop = async (): Promise<void> => {
    signal('SIGCONT');
    if (pid !== undefined) await stopPostmaster(pid);
    pid = undefined;
  };

  await start();
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param folder to hold a copy when the server's user cannot enter the checkout */
function embeddedPrograms(folder: string, account: SystemAccount | undefined): string {
  const installed = getInstalledBinaries();
  return path.join(canEnter(installed, account) ? installed : copyBinaries(installed, folder), 'bin');
}

/** Workers of Postgres come and go: one may have ended since it was listed. */
function signalIfRunning(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
