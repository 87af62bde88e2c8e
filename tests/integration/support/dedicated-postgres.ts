import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canEnter } from '../../../scripts/database/data-folder';
import { type SystemAccount, ensurePostgresAccount } from '../../../scripts/database/postgres-account';
import { copyBinaries, getInstalledBinaries } from '../../../scripts/database/postgres-binaries';
import { findRunningPostmaster, readPidFile, pidLine, stopPostmaster } from '../../../scripts/database/postmaster';
import { getPasswordFile } from '../../../scripts/database/server-paths';
import { getProcessIdentity, isRunning, processIdentitySchema } from '../../../scripts/process-identity';
import type { ProcessManager } from '../../../scripts/process-manager';
import { readJson } from '../../../scripts/read-json';
import { waitUntil } from '../../../scripts/shutdown';
import { copySeededData, dropOtherDatabases, renameDatabase } from './database';
import { findFreePort } from './free-port';

/** A Postgres server that a test may stop without affecting other tests. */
export interface PostgresServer {
  readonly port: number;
  /** The URL of the database that every server has. */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Suspends all of its processes (SIGSTOP): connections stay open, and nothing responds. */
  pause(): void;
  /** Resumes its processes (SIGCONT). */
  resume(): void;
  /** Ends it immediately, like a crash. */
  crash(): void;
}

/** A Postgres server of one test. */
export interface DedicatedPostgres extends PostgresServer {
  /** Restarts it and creates a standby with streaming replication. Stop the standby at the end. */
  createStandby(): Promise<PostgresServer>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/**
 * Creates and starts a Postgres server in a temporary folder. It keeps its port when it is restarted.
 * @param settings beyond those of every test, as in `autovacuum=off`
 * @param folderOfPrograms of another Postgres than the embedded one
 * @throws Error when it does not start
 */
export function createDedicatedPostgres(
  processes: ProcessManager,
  settings: readonly string[] = [],
  folderOfPrograms?: string,
): Promise<DedicatedPostgres> {
  return createDedicated(processes, { settings, folderOfPrograms, isSeeded: false });
}

/**
 * As {@link createDedicatedPostgres}, as a copy of the server of all tests, where that can be copied: then createSeededDatabase need not
 * import anything.
 */
export function createSeededPostgres(processes: ProcessManager): Promise<DedicatedPostgres> {
  return createDedicated(processes, { settings: [], isSeeded: true });
}

/**
 * Creates the data of a site's embedded Postgres: a copy of the tests' shared server, whose seeded database gets the name
 * that it has there. Does nothing when that server can't be copied.
 */
export async function copySeededSite(processes: ProcessManager, data: string): Promise<void> {
  const account = ensurePostgresAccount();
  const folder = createServerFolder();
  const copy = path.join(folder, 'data');
  try {
    const template = await copySeededData(processes, copy, account);
    if (template === undefined) return;
    const password = readFileSync(getPasswordFile(copy), 'utf8').trim();
    const server = await createServer({
      programs: embeddedPrograms(folder, account),
      data: copy,
      account,
      folder,
      settings: [],
    });
    const url = new URL(server.url);
    url.password = password;
    await dropOtherDatabases(template, url.href);
    await renameDatabase(template, 'site', url.href);
    await server.stop();
    mkdirSync(path.dirname(data), { recursive: true });
    // The temporary folder may be on another file system.
    await processes.run({ name: 'cp', command: 'cp', arguments: ['-a', copy, data], folder: '/', output: 'keep' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface DedicatedPostgresOptions {
  settings: readonly string[];
  folderOfPrograms?: string;
  isSeeded: boolean;
}

async function createDedicated(
  processes: ProcessManager,
  { settings, folderOfPrograms, isSeeded }: DedicatedPostgresOptions,
): Promise<DedicatedPostgres> {
  const account = ensurePostgresAccount();
  const folder = createServerFolder();
  const data = path.join(folder, 'data');
  const programs = folderOfPrograms ?? embeddedPrograms(folder, account);
  const copied = isSeeded ? await copySeededData(processes, data, account) : undefined;
  if (copied === undefined) await initializeData(processes, { data, programs, account });
  else writeFileSync(path.join(data, 'pg_hba.conf'), TRUST);
  const server = await createServer({ programs, data, account, folder, settings });
  if (copied !== undefined) await dropOtherDatabases(copied, server.url);
  return {
    ...server,
    createStandby: async () => {
      const copy = path.join(mkdtempSync(path.join(folder, STANDBY_PREFIX)), 'data');
      chmodSync(path.dirname(copy), 0o755);
      // A copy of a server that was stopped is complete; pg_basebackup isn't among the embedded programs.
      await server.stop();
      await processes.run({ name: 'cp', command: 'cp', arguments: ['-a', data, copy], folder: '/', output: 'keep' });
      await server.start();
      writeFileSync(path.join(copy, 'standby.signal'), '');
      if (account) chownSync(path.join(copy, 'standby.signal'), account.uid, account.gid);
      const primary = `primary_conninfo=host=127.0.0.1 port=${server.port} user=postgres`;
      return createServer({ programs, data: copy, account, folder: path.dirname(copy), settings: [...settings, primary] });
    },
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The name of a server's folder begins with this. */
const FOLDER_PREFIX = 'site-test-postgres-';
/** The file in it that says which process uses the server. */
const OWNER_FILE = 'owner.json';
/** The name of a standby's folder in it begins with this. */
const STANDBY_PREFIX = 'standby-';

function createServerFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), FOLDER_PREFIX));
  // Only its owner may enter it, but the server may have to run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, OWNER_FILE), JSON.stringify(getProcessIdentity(process.pid)));
  return folder;
}

/** Stops the servers of tests that were killed, and removes their data. Those that a living process uses stay. */
export async function stopAbandonedServers(): Promise<void> {
  for (const name of readdirSync(os.tmpdir()).filter((each) => each.startsWith(FOLDER_PREFIX))) {
    const folder = path.join(os.tmpdir(), name);
    const owner = readJson(path.join(folder, OWNER_FILE), processIdentitySchema);
    if (owner === undefined || isRunning(owner)) continue;
    const standbys = readdirSync(folder).filter((each) => each.startsWith(STANDBY_PREFIX));
    for (const each of [...standbys, '']) {
      const pid = findRunningPostmaster(path.join(folder, each, 'data'));
      if (pid === undefined) continue;
      signalServer(pid, 'SIGCONT');
      await stopPostmaster(pid);
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without a password, as in data created by initdb with `--auth=trust`. */
const TRUST = ['all', 'replication'].map((database) => `host ${database} all 127.0.0.1/32 trust\n`).join('');

async function initializeData(
  processes: ProcessManager,
  { data, programs, account }: Pick<ServerOptions, 'data' | 'programs' | 'account'>,
): Promise<void> {
  mkdirSync(data, { mode: 0o700 });
  if (account) chownSync(data, account.uid, account.gid);
  await processes.run({
    name: 'initdb',
    command: path.join(programs, 'initdb'),
    arguments: [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    folder: '/',
    account,
    output: 'keep',
  });
}

interface ServerOptions {
  programs: string;
  data: string;
  account: SystemAccount | undefined;
  /** For its log. */
  folder: string;
  settings: readonly string[];
}

/** Starts a server on a data folder, on a port that it keeps. */
async function createServer({ programs, data, account, folder, settings }: ServerOptions): Promise<PostgresServer> {
  const port = await findFreePort();
  const all = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', ...settings];
  let pid: number | undefined;

  const start = async (): Promise<void> => {
    const log = openSync(path.join(folder, 'log'), 'a');
    const child = spawn(path.join(programs, 'postgres'), ['-D', data, ...all.flatMap((setting) => ['-c', setting])], {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    pid = child.pid;
    // A standby reports that it only accepts queries.
    const isReady = () =>
      ['ready', 'standby'].includes(readPidFile(data)[pidLine.status] ?? '') && readPidFile(data)[pidLine.pid] === String(pid);
    if (!(await waitUntil(isReady, 120_000)))
      throw new Error(`The Postgres of the test did not start; its log is ${folder}/log.`);
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    if (pid !== undefined) signalServer(pid, name);
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
    crash: () => {
      // Immediate shutdown: no process finishes what it does.
      if (pid !== undefined) signalIfRunning(pid, 'SIGQUIT');
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  };
}

/** @param folder to hold a copy when the server's user cannot enter the checkout */
function embeddedPrograms(folder: string, account: SystemAccount | undefined): string {
  const installed = getInstalledBinaries();
  return path.join(canEnter(installed, account) ? installed : copyBinaries(installed, folder), 'bin');
}

/** Signals all processes of a server. */
function signalServer(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
  for (const each of [pid, ...listed.split(/\s+/).filter(Boolean).map(Number)]) signalIfRunning(each, name);
}

/** A worker of Postgres may have ended since it was listed. */
function signalIfRunning(pid: number, name: 'SIGSTOP' | 'SIGCONT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
