import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout, stateFolder } from '../checkout';
import { Problem } from '../problem';
import { canEnter, chooseDataFolder, makeOutsideFolder } from './data-folder';
import { type Account, accountFor, postgresAccount } from './postgres-account';
import { copyBinaries, installedBinaries } from './postgres-binaries';

/** The servers of a checkout, by the folders of their data: the site's and that of the tests. */
export type ServerName = 'postgres' | 'test-postgres';

/**
 * Where things of one server are. The password lies among the data, as the last file that is written
 * before a new data folder gets its name: data and password come and go together.
 */
export interface ServerPlace {
  name: ServerName;
  data: string;
  programs: string;
  password: string;
  log: string;
  account: Account | undefined;
}

/** The file that holds the password of the data in a folder. */
export function passwordFile(data: string): string {
  return path.join(data, 'connection-password');
}

/**
 * Finds out where things of a server are, and sees to it that the user that runs Postgres can get there.
 * @param onNote told what a person should know
 * @throws {Problem} when that is not possible here
 */
export function preparePlace(name: ServerName, onNote: (text: string) => void): ServerPlace {
  const fresh = postgresAccount();
  mkdirSync(stateFolder, { recursive: true });
  const { data, outside } = chooseDataFolder(checkout, name, { isOpen: (folder) => canEnter(folder, fresh), exists: existsSync });
  const account = accountFor(data, fresh);
  let programs = installedBinaries();
  if (outside !== undefined) {
    makeOutsideFolder(outside);
    onNote(`the user that runs Postgres cannot enter ${checkout}: its data are in ${outside}`);
  }
  // The checkout may be open to that user while its node_modules are a link to a folder that is not.
  if (!canEnter(programs, account)) programs = copyBinaries(programs, outside ?? path.join(stateFolder, 'programs'));
  return { name, data, programs, account, password: passwordFile(data), log: path.join(stateFolder, `${name}.log`) };
}

/**
 * Whether the folder holds data that can be used. Data that cannot are left as they are: a person decides about them.
 * @returns false when there are none yet
 * @throws {Problem} when something of them is missing, or they were made by another major version than the one that is here
 */
export function hasUsableData({ data, programs }: Pick<ServerPlace, 'data' | 'programs'>): boolean {
  if (!existsSync(data)) {
    refuseHalfRestored(data);
    return false;
  }
  const missing = ['PG_VERSION', 'global/pg_control', path.basename(passwordFile(data))].filter((file) => !existsSync(path.join(data, file)));
  if (missing.length > 0) {
    throw new Problem(
      `The database in ${data} cannot be opened: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing there.`,
      `Nothing was changed. Put ${missing.length === 1 ? 'it' : 'them'} back from a copy, or restore a backup: npm run restore -- /backups/today\n${beginAnew(data)}`,
    );
  }
  refuseOtherVersion({ data, programs });
  return true;
}

/** How to go on without data that cannot be used, and without losing them. */
export function beginAnew(data: string): string {
  return `To begin with an empty database, move these data away: mv ${data} ${data}.old`;
}

/** Where `npm run restore` puts a backup together before it takes the place of the data. */
export function restoringFolder(data: string): string {
  return `${data}.restoring`;
}

function refuseHalfRestored(data: string): void {
  const restoring = restoringFolder(data);
  if (!existsSync(restoring)) return;
  throw new Problem(`A restore was cut short: there is ${restoring}, but no ${data}.`, `Run npm run restore again, or, to begin with an empty database, remove ${restoring}.`);
}

function refuseOtherVersion({ data, programs }: Pick<ServerPlace, 'data' | 'programs'>): void {
  const made = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const catalogue = readFileSync(path.join(programs, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 100);
  const present = /^# PostgreSQL (\d+)/.exec(catalogue)?.[1];
  if (present !== undefined && present !== made) {
    throw new Problem(`The data in ${data} were made by Postgres ${made}; this is Postgres ${present}.`, `Nothing was changed. Move them over with pg_upgrade or pg_dump. ${beginAnew(data)}`);
  }
}
