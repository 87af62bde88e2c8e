import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { stateFolder } from './paths';
import { CommandError, getErrorCode } from './command-error';
import { getProcessIdentity, isRunning, findNpmAncestor, processIdentitySchema } from './process-identity';
import { readJson } from './read-json';
import { waitUntil } from './shutdown';

const lockHolderSchema = processIdentitySchema.extend({
  what: z.string(),
  npm: processIdentitySchema.optional(),
});
/** The holder of a lock. */
export type LockHolder = z.infer<typeof lockHolderSchema>;

/** Held while a site of this checkout is running, and while another command needs exclusive use of the embedded database. */
export const siteLockFile = path.join(stateFolder, 'site.lock');

/** What the lock is held for. */
interface LockOptions {
  file: string;
  /** What is running, in words: "npm start on http://localhost:3000". */
  label: string;
  /**
   * Returns how long to wait for another holder to release it, in milliseconds. It is asked about the holder that is in the way,
   * which may have come after the caller looked.
   */
  getTimeoutMs?: (holder: string) => number;
  /** Called once when there is a holder to wait for. */
  onWait?: (what: string) => void;
}

/**
 * Ensures that only one command of a kind runs in a checkout. A lock whose holder was killed is taken over.
 * @returns a function that releases the lock
 * @throws {CommandError} when another command holds it
 */
export async function acquireLock(options: LockOptions): Promise<() => void> {
  const { file, label: what } = options;
  const self = getProcessIdentity(process.pid);
  if (self === undefined) throw new Error('Could not read the start time of this process.');
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  const entry: LockHolder = { ...self, what, npm: findNpmAncestor() };
  const release = (): void => {
    const current = readHolder(file);
    if (current !== undefined && current.pid === self.pid && current.started === self.started) rmSync(file, { force: true });
  };
  try {
    writeFileSync(own, JSON.stringify(entry));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (createLink(own, file)) return release;
      const other = readHolder(file);
      if (other !== undefined && isRunning(other)) {
        // A command whose npm was killed is about to exit.
        const ending = other.npm !== undefined && !isRunning(other.npm);
        const timeoutMs = Math.max(options.getTimeoutMs?.(other.what) ?? 0, ending ? 30_000 : 0);
        if (timeoutMs > 0) options.onWait?.(other.what);
        if (timeoutMs > 0 && (await waitUntil(() => !isRunning(other), timeoutMs))) continue;
        throw new CommandError(`${other.what} of this checkout is running already (process ${other.pid}).`, {
          hint: `Use that one, or stop it first: Ctrl-C in its terminal, or kill ${other.pid}.`,
        });
      }
      removeStaleLock(file, own);
    }
    throw new CommandError(`Several commands are trying to acquire ${file}.`, { hint: 'Stop all but one of them.' });
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Returns the current holder of a lock.
 * @returns undefined when there is none, or the holder was killed
 */
export function getLockHolder(file: string): LockHolder | undefined {
  const current = readHolder(file);
  return current !== undefined && isRunning(current) ? current : undefined;
}

/** A hard link appears atomically, so other commands never read a partial entry. */
function createLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Two commands may find the same stale lock, so the removed file is checked again. */
function removeStaleLock(file: string, own: string): void {
  const aside = `${own}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  const taken = readHolder(aside);
  if (taken !== undefined && isRunning(taken)) createLink(aside, file);
  rmSync(aside, { force: true });
}

/** A lock that is gone or was not written by this program is not held; one that cannot be read may be. */
function readHolder(file: string): LockHolder | undefined {
  return readJson(file, lockHolderSchema);
}
