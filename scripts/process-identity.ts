import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * A process that can be told from a later one with the same number: numbers are given again,
 * the pair of number and start time is not.
 */
export const processIdentitySchema = z.object({ pid: z.number().int().positive(), started: z.string() });
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;

/**
 * Who a running process is.
 * @returns its identity, or undefined when no such process runs (one that has ended and waits to be collected does not run)
 */
export function getProcessIdentity(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? readLinuxStatus(pid)?.started : queryPs(pid, 'lstart=');
  return started === undefined ? undefined : { pid, started };
}

/** Whether exactly this process still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return getProcessIdentity(identity.pid)?.started === identity.started;
}

/** @returns the command line of a process, or an empty string when it does not run */
export function getCommandLine(pid: number): string {
  if (process.platform !== 'linux') return queryPs(pid, 'command=') ?? '';
  return (readIfExists(`/proc/${pid}/cmdline`) ?? '').split('\0').join(' ').trim();
}

/** @returns the number of the process that started this one, or undefined when it does not run */
export function getParentPid(pid: number): number | undefined {
  const parent = process.platform === 'linux' ? readLinuxStatus(pid)?.parent : Number(queryPs(pid, 'ppid='));
  return parent === undefined || Number.isNaN(parent) || parent < 1 ? undefined : parent;
}

/**
 * The npm that runs this command. It matters because npm does not tell its command when it is killed.
 * @returns its identity, or undefined when the command was started by hand
 */
export function findNpmAncestor(): ProcessIdentity | undefined {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  // Between npm and this process stand at most a shell and tsx.
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
  // The name of the program stands in brackets and may itself hold blanks and brackets; the third field follows it.
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
    // ps ends with 1 when there is no such process.
    return undefined;
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // No such process, or it ended while it was read.
    return undefined;
  }
}
