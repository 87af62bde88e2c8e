import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Identifies a process even if its id is reused later: process ids are reused, but the pair of id and start time is
 * not.
 */
export const processIdentitySchema = z.object({ pid: z.number().int().positive(), started: z.string() });
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;

/**
 * Returns the identity of a running process.
 * @returns undefined when no such process is running (a zombie does not count as running)
 */
export function getProcessIdentity(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? readLinuxStatus(pid)?.started : queryPs(pid, 'lstart=');
  return started === undefined ? undefined : { pid, started };
}

/** Returns whether exactly this process is still running. */
export function isRunning(identity: ProcessIdentity): boolean {
  return getProcessIdentity(identity.pid)?.started === identity.started;
}

/** @returns the command line of a process, or an empty string when it is not running */
export function getCommandLine(pid: number): string {
  if (process.platform !== 'linux') return queryPs(pid, 'command=') ?? '';
  return (readIfExists(`/proc/${pid}/cmdline`) ?? '').split('\0').join(' ').trim();
}

/** @returns the id of the parent process, or undefined when the process is not running */
function getParentPid(pid: number): number | undefined {
  const parent = process.platform === 'linux' ? readLinuxStatus(pid)?.parent : Number(queryPs(pid, 'ppid='));
  return parent === undefined || Number.isNaN(parent) || parent < 1 ? undefined : parent;
}

/**
 * Finds the npm that runs this command. It matters because npm doesn't notify its command when it is killed.
 * @returns its identity, or undefined when the command was started directly
 */
export function findNpmAncestor(): ProcessIdentity | undefined {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  // At most a shell and tsx are between npm and this process.
  let pid: number | undefined = process.ppid;
  for (let level = 0; level < 4 && pid !== undefined; level += 1) {
    if (/^npm\b|^\S*node\S* \S*npm-cli\.js\b/.test(getCommandLine(pid))) return getProcessIdentity(pid);
    pid = getParentPid(pid);
  }
  return undefined;
}

function readLinuxStatus(pid: number): { started: string; parent: number } | undefined {
  const status = readIfExists(`/proc/${pid}/stat`);
  if (status === undefined) return undefined;
  // The program name is in parentheses and may itself contain spaces and parentheses; the third field follows it.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const [state, parent] = fields;
  const started = fields[19];
  if (state === undefined || started === undefined || state === 'Z' || state === 'X') return undefined;
  return { started, parent: Number(parent) };
}

function queryPs(pid: number, column: string): string | undefined {
  try {
    const [state = '', ...rest] = execFileSync('ps', ['-o', 'state=', '-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(/\s+/);
    return state.startsWith('Z') ? undefined : rest.join(' ');
  } catch {
    // ps exits with 1 when there is no such process.
    return undefined;
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // No such process, or it exited while it was read.
    return undefined;
  }
}
