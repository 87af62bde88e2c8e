import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error';
import type { SystemAccount } from './postgres-account';

/** Where a database server stores its files. */
interface DataFolder {
  /** The data folder. */
  data: string;
  /** Set when the data folder is outside the checkout: the outer folder, which also contains a copy of the programs. */
  outside?: string;
}

/** File system checks that the choice depends on. */
interface FileSystemChecks {
  /** Returns whether the user that will run Postgres can enter an existing folder. */
  canEnter: (folder: string) => boolean;
  exists: (folder: string) => boolean;
}

/**
 * Chooses the data folder: existing data stays where it is. Otherwise it is below the checkout or, when the user
 * that runs Postgres cannot enter the checkout, in a folder for this checkout below /var/lib. Only root needs that, because
 * for others Postgres runs as the same user.
 * @param checkout the checkout, without symbolic links
 * @param name the server: "postgres" or "test-postgres"
 * @throws {CommandError} when existing data cannot be reached: an empty database must not replace them
 */
export function chooseDataFolder(checkout: string, name: string, checks: FileSystemChecks): DataFolder {
  const state = path.join(checkout, '.data');
  const inside = { data: path.join(state, name) };
  const [fresh, former] = [
    toExternalData(getExternalDataFolder(checkout), name),
    toExternalData(getFormerExternalDataFolder(checkout), name),
  ];
  const elsewhere = checks.exists(former.data) && !checks.exists(fresh.data) ? former : fresh;
  if (checks.canEnter(state)) return checks.exists(elsewhere.data) && !checks.exists(inside.data) ? elsewhere : inside;
  if (!checks.exists(inside.data) || checks.exists(elsewhere.data)) return elsewhere;
  throw new CommandError(
    `The user that runs Postgres cannot enter ${checkout} anymore, and the data is there, in ${inside.data}.`,
    {
      hint:
        'Let others enter the folders above it again (chmod o+x), or, to begin with an empty database, ' +
        `move the data away: mv ${inside.data} ${inside.data}.old`,
    },
  );
}

function toExternalData(outside: string, name: string): Required<DataFolder> {
  return { data: path.join(outside, name), outside };
}

/** Returns the folder outside the checkout for its new data. It need not exist. */
export function getExternalDataFolder(checkout: string): string {
  return path.join('/var/lib', getFolderName(checkout));
}

/**
 * Returns the folder outside the checkout that earlier versions chose. It may still contain data, although systemd deletes
 * files there that weren't used for 30 days.
 */
export function getFormerExternalDataFolder(checkout: string): string {
  return path.join('/var/tmp', getFolderName(checkout));
}

function getFolderName(checkout: string): string {
  return `postgres-vendor-site-${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`;
}

/** Tries to enter the folder as that user, because file modes don't show access lists and mounts. */
export function canEnter(folder: string, account: SystemAccount | undefined): boolean {
  if (account === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Creates the folder outside the checkout. Everyone may write to /var/tmp, where it may be, so a folder owned by another user
 * is rejected.
 * @throws {CommandError} when another user owns it
 */
export function createExternalDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== process.getuid?.()) {
    throw new CommandError(`${folder} belongs to another user.`, {
      hint: 'Remove it, move the checkout to a folder that others can enter, or set DATABASE_URL.',
    });
  }
  // Whatever the umask, the user that runs Postgres must be able to traverse it.
  chmodSync(folder, 0o755);
}
