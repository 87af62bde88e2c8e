import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem';
import type { Account } from './postgres-account';

/** Where a database server keeps its files. */
export interface DataFolder {
  /** The folder of the data. */
  data: string;
  /** Set when that is not below the checkout: the folder outside, which holds a copy of the programs as well. */
  outside?: string;
}

/**
 * Chooses where the data lie: below the checkout, or, when the user that runs Postgres cannot enter
 * that, in a folder of this checkout's own below /var/tmp (which, unlike /tmp, survives a restart).
 * @param checkout the checkout, without symbolic links
 * @param name the server: "postgres" or "test-postgres"
 * @param isOpen whether the user that will run Postgres can enter a folder, which exists
 */
export function chooseDataFolder(checkout: string, name: string, isOpen: (folder: string) => boolean): DataFolder {
  const state = path.join(checkout, '.data');
  if (isOpen(state)) return { data: path.join(state, name) };
  const outside = outsideFolder(checkout);
  return { data: path.join(outside, name), outside };
}

/** The folder outside that belongs to a checkout. It need not exist. */
export function outsideFolder(checkout: string): string {
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  return path.join('/var/tmp', `postgres-vendor-site-${hash}`);
}

/** Really tries to enter the folder as that user: modes alone do not tell of access lists and mounts. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  if (account === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Makes the folder outside. Everyone may write to /var/tmp, so one that somebody else put there is refused.
 * @throws {Problem} when it is not ours
 */
export function makeOutsideFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const made = lstatSync(folder);
  if (!made.isDirectory() || made.uid !== process.getuid?.()) {
    throw new Problem(`${folder} belongs to somebody else.`, 'Remove it, move the checkout to a folder that others can enter, or set DATABASE_URL.');
  }
  // Whatever the umask says, the user that runs Postgres must pass through it.
  chmodSync(folder, 0o755);
}
