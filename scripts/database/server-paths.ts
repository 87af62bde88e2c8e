import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, stateFolder } from '../paths';
import { CommandError } from '../command-error';
import { canEnter, chooseDataFolder, createExternalDataFolder } from './data-folder';
import { type SystemAccount, resolveAccount, ensurePostgresAccount } from './postgres-account';
import { copyBinaries, getInstalledBinaries } from './postgres-binaries';

/** The servers of a checkout, by their data folders: one for the site and one for the tests. */
export type ServerName = 'postgres' | 'test-postgres';

/**
 * The paths of a server. The password is stored among the data, as the last file that is written before a new data
 * folder gets its name, so data and password always exist together.
 */
export interface ServerPaths {
  name: ServerName;
  data: string;
  programs: string;
  password: string;
  log: string;
  account: SystemAccount | undefined;
}

/** Returns the file with the password of the data in a folder. */
export function getPasswordFile(data: string): string {
  return path.join(data, 'connection-password');
}

/**
 * Determines the paths of a server and makes sure that the user that runs Postgres can access them.
 * @param onNote receives notices for the user
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
    createExternalDataFolder(outside);
    onNote(`the user that runs Postgres cannot enter ${repositoryRoot}: its data are in ${outside}`);
  }
  // The checkout may be accessible to that user while its node_modules is a link to a folder that is not.
  if (!canEnter(programs, account)) programs = copyBinaries(programs, outside ?? path.join(stateFolder, 'programs'));
  return { name, data, programs, account, password: getPasswordFile(data), log: path.join(stateFolder, `${name}.log`) };
}

/**
 * Returns whether the folder contains usable data. Unusable data is left unchanged, so that a person can decide.
 * @returns false when there are none yet
 * @throws {CommandError} when something is missing, or they were created by another major version than the installed
 * one
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
      {
        hint:
          `Nothing was changed. Put ${missing.length === 1 ? 'it' : 'them'} ` +
          `back from a copy, or restore a backup: npm run restore -- /backups/today\n${getFreshStartAdvice(data)}`,
      },
    );
  }
  assertSameVersion({ data, programs });
  return true;
}

/** Explains how to continue without unusable data, and without losing it. */
export function getFreshStartAdvice(data: string): string {
  return `To begin with an empty database, move this data away: mv ${data} ${data}.old`;
}

/** Returns the folder in which `npm run restore` assembles a backup before it replaces the data. */
export function getRestoreFolder(data: string): string {
  return `${data}.restoring`;
}

function assertNoPartialRestore(data: string): void {
  const restoring = getRestoreFolder(data);
  if (!existsSync(restoring)) return;
  throw new CommandError(`A restore was cut short: there is ${restoring}, but no ${data}.`, {
    hint: `Run npm run restore again, or, to begin with an empty database, remove ${restoring}.`,
  });
}

function assertSameVersion({ data, programs }: Pick<ServerPaths, 'data' | 'programs'>): void {
  const dataVersion = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const catalog = readFileSync(path.join(programs, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 100);
  const programVersion = /^# PostgreSQL (\d+)/.exec(catalog)?.[1];
  if (programVersion !== undefined && programVersion !== dataVersion) {
    throw new CommandError(`The data in ${data} was created by Postgres ${dataVersion}; this is Postgres ${programVersion}.`, {
      hint: `Nothing was changed. Upgrade it with pg_upgrade, or dump and restore it with pg_dump. ${getFreshStartAdvice(data)}`,
    });
  }
}
