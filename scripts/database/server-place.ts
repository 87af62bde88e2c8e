import { mkdirSync, readFileSync, renameSync } from 'node:fs';
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
  const { data, outside } = chooseDataFolder(checkout, name, (folder) => canEnter(folder, fresh));
  const account = accountFor(data, fresh);
  let programs = installedBinaries();
  if (outside !== undefined) {
    makeOutsideFolder(outside);
    onNote(`the user that runs Postgres cannot enter ${checkout}: its data are in ${outside}`);
  }
  // The checkout may be open to that user while its node_modules are a link to a folder that is not.
  if (!canEnter(programs, account)) programs = copyBinaries(programs, outside ?? path.join(stateFolder, 'programs'));
  return { data, programs, account, password: passwordFile(data), log: path.join(stateFolder, `${name}.log`) };
}

/** Data without a password file were not made here, or not to their end. They are no use, but they are not ours to delete. */
export function setAside({ data }: ServerPlace, onNote: (text: string) => void): void {
  const aside = `${data}.unusable-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(data, aside);
  onNote(`the data folder was incomplete; it is now ${aside}, and new data are made`);
}

/** @throws {Problem} when the data were made by another major version than the one that is here */
export function refuseOtherVersion({ data, programs }: Pick<ServerPlace, 'data' | 'programs'>): void {
  const made = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const catalogue = readFileSync(path.join(programs, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 100);
  const present = /^# PostgreSQL (\d+)/.exec(catalogue)?.[1];
  if (present !== undefined && present !== made) {
    throw new Problem(`The data in ${data} were made by Postgres ${made}; this is Postgres ${present}.`, `Move them over with pg_upgrade or pg_dump, or remove the folder to begin anew: rm -r ${data}`);
  }
}
