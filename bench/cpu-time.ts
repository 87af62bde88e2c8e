import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How many clock ticks have passed while the kernel counts a second of CPU time. */
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns the CPU time that a process has taken so far, all its threads together, in milliseconds. */
export function getCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program is in parentheses and may hold anything; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}
