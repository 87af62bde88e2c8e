import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { repositoryRoot, stateFolder } from '../paths';
import { getFormerExternalDataFolder, getExternalDataFolder } from './data-folder';
import { getServerVersion } from './database-url';
import { initializeData } from './initialize-data';
import { spawnPostmaster, waitForExit, waitUntilReady } from './launch-postmaster';
import { readPidFile, pidLine, findRunningPostmaster, stopPostmaster } from './postmaster';
import {
  getFreshStartAdvice,
  hasUsableData,
  getPasswordFile,
  prepareServerPaths,
  type ServerName,
  type ServerPaths,
} from './server-paths';
import { findFreePort } from '../ports';
import { CommandError, getErrorCode } from '../command-error';
import { getProcessIdentity, isRunning } from '../process-identity';
import type { ProcessManager } from '../process-manager';
import { type Shutdown, waitUntil } from '../shutdown';

const ATTEMPTS = 5;

/** A running Postgres server of this checkout. */
export interface EmbeddedPostgres {
  /** Such as "18.4". */
  readonly version: string;
  readonly port: number;
  /** Whether an earlier run left it running. */
  readonly adopted: boolean;
  /** Resolves when the server has exited. */
  readonly ended: Promise<void>;
  /** Returns the URL of one of its databases. */
  url(database: string): string;
  /** Creates a database unless it exists. */
  createDatabase(name: string): Promise<void>;
  /** Vacuums and analyzes a database, as autovacuum does sooner or later. */
  vacuumDatabase(name: string): Promise<void>;
  /** Creates a database as a copy of one without connections. */
  copyDatabase(name: string, original: string): Promise<void>;
  /** Drops the databases whose names start with a prefix, and closes their connections. */
  dropDatabases(prefix: string): Promise<void>;
  /** Stops it: open connections are closed and data is written to disk. */
  stop(): Promise<void>;
  /** Starts it again on the same port after it has exited. */
  restart(): Promise<EmbeddedPostgres>;
}

/** Options of a server. */
interface EmbeddedPostgresOptions {
  /** Data folder below .data; the commands use different ones. */
  name: ServerName;
  /** Runs initdb, so that it is not left behind either. */
  processes: ProcessManager;
  /** Stops the server when the command ends, even while it is starting. */
  shutdown: Shutdown;
  /** Receives notices for the user. */
  onNote: (text: string) => void;
}

/**
 * Opens the Postgres server of this checkout: reuses one that an earlier run left running or starts it, and creates
 * its data folder first if needed. It listens only on 127.0.0.1, on a port chosen by the operating system.
 * @throws {CommandError} when that is not possible here
 */
export async function openEmbeddedPostgres({
  name,
  processes,
  shutdown,
  onNote,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const paths = prepareServerPaths(name, onNote);
  if (!hasUsableData(paths)) await initializeData(paths, processes);
  const launch: LaunchState = { paths, shutdown };
  // Registered before the start, so that a signal at any moment finds it.
  shutdown.addCleanup(async () => {
    const pid = launch.pid ?? findRunningPostmaster(paths.data);
    if (pid !== undefined) await stopPostmaster(pid);
  });
  const left = findRunningPostmaster(paths.data);
  if (left !== undefined) {
    const adopted = await reuse(launch, left);
    if (adopted !== undefined) return adopted;
    onNote('an earlier Postgres of this checkout did not respond and was stopped');
  }
  return launchServer(launch);
}

/** The server being started, and its process since the last start by this command. */
interface LaunchState {
  readonly paths: ServerPaths;
  readonly shutdown: Shutdown;
  pid?: number;
}

/**
 * Finds the Postgres server of this checkout if it is running. Nothing is created, started or stopped.
 * @returns undefined when none is running, or the running one cannot be used
 */
export async function findEmbeddedPostgres(): Promise<Omit<EmbeddedPostgres, 'stop' | 'restart'> | undefined> {
  // Everyone may write to the parent of one of them.
  const outside = [getExternalDataFolder(repositoryRoot), getFormerExternalDataFolder(repositoryRoot)].filter(
    (folder) => statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.(),
  );
  for (const data of [stateFolder, ...outside].map((folder) => path.join(folder, 'postgres'))) {
    const pid = findRunningPostmaster(data);
    if (pid === undefined || readPidFile(data)[pidLine.status] !== 'ready') continue;
    try {
      return await buildServer(getPasswordFile(data), {
        port: Number(readPidFile(data)[pidLine.port]),
        adopted: true,
        ended: waitForExit(getProcessIdentity(pid)),
      });
    } catch {
      // It is starting or stopping, or rejects our password.
    }
  }
  return undefined;
}

async function reuse(launch: LaunchState, pid: number): Promise<EmbeddedPostgres | undefined> {
  const { paths } = launch;
  const identity = getProcessIdentity(pid);
  if (identity === undefined) return undefined;
  // It may be starting, recovering or stopping.
  await waitUntil(() => !isRunning(identity) || readPidFile(paths.data)[pidLine.status] === 'ready', 20_000);
  const stop = async (): Promise<void> => stopPostmaster(pid);
  try {
    const port = Number(readPidFile(paths.data)[pidLine.port]);
    return await buildServer(paths.password, {
      port,
      adopted: true,
      stop,
      ended: waitForExit(identity),
      restart: () => launchServer(launch, port),
    });
  } catch {
    // It rejects our password, so it is of no use.
    await stop();
    return undefined;
  }
}

/** @param wanted the port; a free one by default */
async function launchServer(launch: LaunchState, wanted?: number): Promise<EmbeddedPostgres> {
  const { paths, shutdown } = launch;
  // A port may be taken between choosing and using it, and the shared memory of a killed server takes a moment to
  // disappear.
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (await findFreePort());
    if (shutdown.hasBegun) throw new CommandError('Postgres was not started: everything is being stopped.');
    // A new start begins a new log; after a restart, the output from before the exit stays readable.
    if (attempt === 1 && wanted === undefined) rmSync(paths.log, { force: true });
    const child = spawnPostmaster(paths, port);
    const ended = new Promise<void>((resolve) => {
      child.on('exit', () => resolve());
      child.on('error', () => resolve());
    });
    const { pid } = child;
    launch.pid = pid;
    if (pid !== undefined && (await waitUntilReady(paths, pid, ended))) {
      return buildServer(paths.password, {
        port,
        adopted: false,
        ended,
        stop: () => stopPostmaster(pid),
        restart: () => launchServer(launch, port),
      }).catch((error: unknown) => {
        throw toPasswordError(paths, error);
      });
    }
    if (attempt === ATTEMPTS)
      throw new CommandError('The embedded Postgres did not start.', {
        hint: `Its log is ${paths.log}; nothing was changed in its data, ${paths.data}.`,
        output: readTail(paths.log),
      });
    await wait(1_000);
  }
}

/** Returns the error for a server that was just started and rejects our password. */
function toPasswordError({ password, data }: ServerPaths, error: unknown): unknown {
  if (getErrorCode(error) !== '28P01') return error;
  return new CommandError(`The password in ${password} is not that of the database in ${data}.`, {
    hint:
      'Nothing was changed. Put the right one there, or restore a backup: npm run restore -- /backups/today\n' +
      getFreshStartAdvice(data),
  });
}

async function buildServer<Server extends Pick<EmbeddedPostgres, 'port' | 'adopted' | 'ended'>>(
  passwordPath: string,
  server: Server,
): Promise<Server & Omit<EmbeddedPostgres, 'stop' | 'restart'>> {
  const password = readFileSync(passwordPath, 'utf8').trim();
  const url = (database: string): string => `postgres://postgres:${password}@127.0.0.1:${server.port}/${database}`;
  const ask = async <Result>(work: (client: pg.Client) => Promise<Result>, database = 'postgres'): Promise<Result> => {
    const client = new pg.Client({ connectionString: url(database), connectionTimeoutMillis: 10_000, ssl: false });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return {
    ...server,
    version: await ask(getServerVersion),
    url,
    createDatabase: (name) =>
      ask(async (client) => {
        const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
        if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
      }),
    vacuumDatabase: (name) =>
      ask(async (client) => {
        await client.query('vacuum (analyze)');
      }, name),
    copyDatabase: (name, original) =>
      ask(async (client) => {
        await client.query(
          `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(original)} strategy file_copy`,
        );
      }),
    dropDatabases: (prefix) =>
      ask(async (client) => {
        const { rows } = await client.query<{ datname: string }>(
          'select datname from pg_database where starts_with(datname, $1)',
          [prefix],
        );
        for (const { datname } of rows) await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`);
      }),
  };
}

function readTail(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(-20).join('\n');
  } catch {
    // Without a log, there is nothing to show.
    return '';
  }
}
