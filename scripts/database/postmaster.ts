import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getErrorCode } from '../command-error';
import { getCommandLine, getProcessIdentity, isRunning } from '../process-identity';
import { waitUntil } from '../shutdown';

/** The relevant lines of postmaster.pid (src/include/utils/pidfile.h of Postgres). */
export const pidLine = { pid: 0, port: 3, status: 7 } as const;

/**
 * Finds the server that is running on a data folder.
 * @param data the data folder
 * @returns its process id, or undefined when none is running
 */
export function findRunningPostmaster(data: string): number | undefined {
  const pid = Number(readPidFile(data)[pidLine.pid]);
  if (!Number.isInteger(pid) || pid < 1 || getProcessIdentity(pid) === undefined) return undefined;
  const command = getCommandLine(pid);
  const isPostgres = /postgres|postmaster/.test(command);
  if (isPostgres && command.includes(data)) return pid;
  const place = isPostgres ? getWorkingFolder(pid) : undefined;
  // A server's working directory is its data folder, by whatever path it was given.
  if (place !== undefined && place === realpathSync(data)) return pid;
  // The file keeps a second server away from the same data, so it is removed only when its process id surely belongs
  // to something else.
  if (!isPostgres || place !== undefined) rmSync(path.join(data, 'postmaster.pid'), { force: true });
  return undefined;
}

function getWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Another user's process, or a system without /proc.
    return undefined;
  }
}

/**
 * Reads what the server recorded about itself.
 * @param data the data folder
 * @returns the lines of postmaster.pid, see {@link pidLine}; none when it is not running
 */
export function readPidFile(data: string): string[] {
  try {
    return readFileSync(path.join(data, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    // Not running.
    return [];
  }
}

/**
 * Stops a server: first gracefully, so that it writes its data to disk, and finally by force.
 * @param pid its process id
 */
export async function stopPostmaster(pid: number): Promise<void> {
  const identity = getProcessIdentity(pid);
  if (identity === undefined) return;
  // Fast shutdown; then immediate, which makes the next start recover; then by force.
  for (const [signal, timeoutMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (getErrorCode(error) === 'ESRCH') return;
      throw error;
    }
    if (await waitUntil(() => !isRunning(identity), timeoutMs)) return;
  }
}
