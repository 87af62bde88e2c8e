import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, stateFolder } from '../paths';
import { CommandError } from '../command-error';
import { canEnter, chooseDataFolder, createOutsideFolder } from './data-folder';
import { type SystemAccount, resolveAccount, ensurePostgresAccount } from './postgres-account';
import { copyBinaries, getInstalledBinaries } from './postgres-binaries';

/** The servers of a checkout, by the folders of their data: the site's and that of the tests. */
export type ServerName = 'postgres' | 'test-postgres';

/**
 * Where things of one server are. The password lies among the data, as the last file that is written
 * before a new data folder gets its name: data and password come and go together.
 */
export interface ServerPaths {
  name: ServerName;
  data: string;
  programs: string;
  password: string;
  log: string;
  account: SystemAccount | undefined;
}

/** The file that holds the password of the data in a folder. */
export function getPasswordFile(data: string): string {
  return path.join(data, 'connection-password');
}

/**
 * Finds out where things of a server are, and sees to it that the user that runs Postgres can get there.
 * @param onNote told what a person should know
 * @throws {CommandError} when that is not possible here
 */
export function prepareServerPaths(name: ServerName, onNote: (text: string) => void): ServerPaths {
  const fresh = ensurePostgresAccount();
  mkdirSync(stateFolder, { recursive: true });
  const { data, outside } = chooseDataFolder(repositoryRoot, name, {
    canEnter: (folder) => canEnter(folder, fresh),
    exists: existsSync,
  });
  const account = resolveAccount(data, fresh);
  let programs = getInstalledBinaries();
  if (outside !== undefined) {
    createOutsideFolder(outside);
    onNote(`the user that runs Postgres cannot enter ${repositoryRoot}: its data are in ${outside}`);
  }
  // The checkout may be open to that user while its node_modules are a link to a folder that is not.
  if (!canEnter(programs, account)) programs = copyBinaries(programs, outside ?? path.join(stateFolder, 'programs'));
  return { name, data, programs, account, password: getPasswordFile(data), log: path.join(stateFolder, `${name}.log`) };
}

/**
 * Whether the folder holds data that can be used. Data that cannot are left as they are: a person decides about them.
 * @returns false when there are none yet
 * @throws {CommandError} when something of them is missing, or they were made by another major version than the one that is here
 */
export function hasUsableData({ data, programs }: Pick<ServerPaths, 'data' | 'programs'>): boolean {
  if (!existsSync(data)) {
    assertNoPartialRestore(data);
    return false;
  }
  const missing = ['PG_VERSION', 'global/pg_control', path.basename(getPasswordFile(data))].filter(
    (file) => !existsSync(path.join(data, file)),
  );
  if (missing.length > 0) {
    throw new CommandError(
      `The database in ${data} cannot be opened: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing there.`,
      `Nothing was changed. Put ${missing.length === 1 ? 'it' : 'them'} back from a copy, or restore a backup: npm run restore -- /backups/today\n${getFreshStartAdvice(data)}`,
    );
  }
  assertSameVersion({ data, programs });
  return true;
}

/** How to go on without data that cannot be used, and without losing them. */
export function getFreshStartAdvice(data: string): string {
  return `To begin with an empty database, move these data away: mv ${data} ${data}.old`;
}

/** Where `npm run restore` puts a backup together before it takes the place of the data. */
export function getRestoreFolder(data: string): string {
  return `${data}.restoring`;
}

function assertNoPartialRestore(data: string): void {
  const restoring = getRestoreFolder(data);
  if (!existsSync(restoring)) return;
  throw new CommandError(
    `A restore was cut short: there is ${restoring}, but no ${data}.`,
    `Run npm run restore again, or, to begin with an empty database, remove ${restoring}.`,
  );
}

function assertSameVersion({ data, programs }: Pick<ServerPaths, 'data' | 'programs'>): void {
  const made = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const catalogue = readFileSync(path.join(programs, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 100);
  const present = /^# PostgreSQL (\d+)/.exec(catalogue)?.[1];
  if (present !== undefined && present !== made) {
    throw new CommandError(
      `The data in ${data} were made by Postgres ${made}; this is Postgres ${present}.`,
      `Nothing was changed. Move them over with pg_upgrade or pg_dump. ${getFreshStartAdvice(data)}`,
    );
  }
}
