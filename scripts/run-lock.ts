import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { stateFolder } from './checkout';
import { Problem, codeOf } from './problem';
import { identify, isRunning, npmAbove, processIdentity } from './process-identity';
import { readJson } from './read-json';
import { until } from './shutdown';

const holder = processIdentity.extend({
  what: z.string(),
  npm: processIdentity.optional(),
});
/** Who holds a lock. */
export type LockHolder = z.infer<typeof holder>;

/** Held as long as a site of this checkout runs, and while something else needs its embedded database for itself. */
export const siteLock = path.join(stateFolder, 'site.lock');

/** What holds the lock now. */
export interface LockOptions {
  file: string;
  /** What runs, in words: "npm start on http://localhost:3000". */
  what: string;
  /** How long to wait for another holder to end, in milliseconds. */
  patience?: number;
  /** Told once when there is one to wait for. */
  onWait?: (what: string) => void;
}

/**
 * Makes sure that only one command of a kind runs in a checkout. A lock whose holder was killed is taken over.
 * @returns gives it back
 * @throws {Problem} when another command holds it
 */
export async function takeLock(options: LockOptions): Promise<() => void> {
  const { file, what } = options;
  const self = identify(process.pid);
  if (self === undefined) throw new Error('this process cannot see itself');
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  const entry: LockHolder = { ...self, what, npm: npmAbove() };
  const release = (): void => {
    const current = readHolder(file);
    if (current !== undefined && current.pid === self.pid && current.started === self.started) rmSync(file, { force: true });
  };
  try {
    writeFileSync(own, JSON.stringify(entry));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (linkTo(own, file)) return release;
      const other = readHolder(file);
      if (other !== undefined && isRunning(other)) {
        // One whose npm was killed is about to end by itself.
        const ending = other.npm !== undefined && !isRunning(other.npm);
        const patience = options.patience ?? (ending ? 30_000 : 0);
        if (patience > 0) options.onWait?.(other.what);
        if (patience > 0 && (await until(() => !isRunning(other), patience))) continue;
        throw new Problem(
          `${other.what} of this checkout is running already (process ${other.pid}).`,
          `Use that one, or stop it first: Ctrl-C in its terminal, or kill ${other.pid}.`,
        );
      }
      dropStale(file, own);
    }
    throw new Problem(`Several commands fight for ${file}.`, 'Stop all but one of them.');
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Who holds a lock now.
 * @returns undefined when nobody does, or its holder was killed
 */
export function lockHolder(file: string): LockHolder | undefined {
  const current = readHolder(file);
  return current !== undefined && isRunning(current) ? current : undefined;
}

/** A link appears whole or not at all, so that nobody reads half an entry. */
function linkTo(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Two commands may find the same stale lock; what is taken away is therefore looked at again. */
function dropStale(file: string, own: string): void {
  const aside = `${own}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const taken = readHolder(aside);
  if (taken !== undefined && isRunning(taken)) linkTo(aside, file);
  rmSync(aside, { force: true });
}

/** A lock that is gone meanwhile, or was not written by this program, is held by nobody; one that cannot be read may be. */
function readHolder(file: string): LockHolder | undefined {
  return readJson(file, holder);
}
