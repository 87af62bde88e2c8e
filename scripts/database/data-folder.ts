import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error';
import type { SystemAccount } from './postgres-account';

/** Where a database server keeps its files. */
export interface DataFolder {
  /** The folder of the data. */
  data: string;
  /** Set when that is not below the checkout: the folder outside, which holds a copy of the programs as well. */
  outside?: string;
}

/** What is asked of the file system to choose. */
export interface FileSystemChecks {
  /** Whether the user that will run Postgres can enter a folder, which exists. */
  canEnter: (folder: string) => boolean;
  exists: (folder: string) => boolean;
}

/**
 * Chooses where the data lie: where there are some already; else below the checkout, or, when the user that runs
 * Postgres cannot enter that, in a folder of this checkout's own below /var/tmp (which, unlike /tmp, survives a restart).
 * @param checkout the checkout, without symbolic links
 * @param name the server: "postgres" or "test-postgres"
 * @throws {CommandError} when there are data that cannot be reached: an empty database must not take their place
 */
export function chooseDataFolder(checkout: string, name: string, { canEnter: isOpen, exists }: FileSystemChecks): DataFolder {
  const state = path.join(checkout, '.data');
  const outside = getOutsideFolder(checkout);
  const [inside, elsewhere] = [{ data: path.join(state, name) }, { data: path.join(outside, name), outside }];
  if (isOpen(state)) return exists(elsewhere.data) && !exists(inside.data) ? elsewhere : inside;
  if (!exists(inside.data) || exists(elsewhere.data)) return elsewhere;
  throw new CommandError(
    `The user that runs Postgres cannot enter ${checkout} any more, and the data are there, in ${inside.data}.`,
    `Let others enter the folders above it again (chmod o+x), or, to begin with an empty database, move the data away: mv ${inside.data} ${inside.data}.old`,
  );
}

/** The folder outside that belongs to a checkout. It need not exist. */
export function getOutsideFolder(checkout: string): string {
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  return path.join('/var/tmp', `postgres-vendor-site-${hash}`);
}

/** Really tries to enter the folder as that user: modes alone do not tell of access lists and mounts. */
export function canEnter(folder: string, account: SystemAccount | undefined): boolean {
  if (account === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Makes the folder outside. Everyone may write to /var/tmp, so one that somebody else put there is refused.
 * @throws {CommandError} when it is not ours
 */
export function createOutsideFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const made = lstatSync(folder);
  if (!made.isDirectory() || made.uid !== process.getuid?.()) {
    throw new CommandError(
      `${folder} belongs to somebody else.`,
      'Remove it, move the checkout to a folder that others can enter, or set DATABASE_URL.',
    );
  }
  // Whatever the umask says, the user that runs Postgres must pass through it.
  chmodSync(folder, 0o755);
}
