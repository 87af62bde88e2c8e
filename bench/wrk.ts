import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../scripts/find-program';
import type { ProcessManager } from '../scripts/process-manager';

/** What a run of wrk has measured. */
export interface LoadResult {
  /** How many requests were answered. */
  count: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Responses that were neither 2xx nor 3xx. */
  errors: number;
  /** Connections that failed. */
  failed: number;
  /** Responses that took longer than two seconds. */
  timeouts: number;
}

/** What to ask for, and how much. */
export interface Load {
  url: string;
  paths: readonly string[];
  /** Headers in addition to Accept-Encoding. */
  headers?: Record<string, string>;
  /** How many requests a second; as many as possible by default. */
  rate?: number;
  /** How many of them wait at a time (default 16). */
  connections?: number;
}

const CONNECTIONS = 16;
const SECONDS = 5;
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/**
 * Sends requests with wrk, from one thread and over 16 connections by default, for five seconds.
 * @param folder for its script
 * @throws {CommandError} when wrk is missing or fails
 */
export async function runWrk(processes: ProcessManager, folder: string, load: Load): Promise<LoadResult> {
  const script = path.join(folder, `load-${process.hrtime.bigint()}.lua`);
  writeFileSync(script, buildScript(load));
  const output = await processes.run({
    name: 'wrk',
    command: await findProgram(processes, 'wrk'),
    arguments: ['-t1', `-c${load.connections ?? CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-s', script, load.url],
    output: 'keep',
  });
  return parseWrk(output);
}

/** Parses what wrk prints. */
function parseWrk(output: string): LoadResult {
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1] ?? 'NaN');
  const errors = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  const [connect = 0, read = 0, write = 0, timeouts = 0] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1).map(Number) ?? [];
  return {
    count: Number(/^\s*(\d+) requests in /m.exec(output)?.[1] ?? 'NaN'),
    perSecond,
    p50: parseLatency(output, '50%'),
    p99: parseLatency(output, '99%'),
    errors: Number(errors ?? 0),
    failed: connect + read + write,
    timeouts,
  };
}

function parseLatency(output: string, rank: string): number {
  const [, value, unit = ''] = new RegExp(`^\\s+${rank}\\s+([\\d.]+)(us|ms|s|m)`, 'm').exec(output) ?? [];
  return Number(value) * (UNITS[unit] ?? Number.NaN);
}

function buildScript({ paths, headers = {}, rate, connections = CONNECTIONS }: Load): string {
  const entries = Object.entries({ 'Accept-Encoding': 'gzip', ...headers });
  return [
    `local paths = { ${paths.map((each) => JSON.stringify(each)).join(', ')} }`,
    'local index = 0',
    ...entries.map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`),
    'function request()',
    '  index = index % #paths + 1',
    '  return wrk.format("GET", paths[index])',
    'end',
    // Each connection waits this long between two requests.
    ...(rate === undefined ? [] : [`function delay() return ${Math.round((connections / rate) * 1_000)} end`]),
    '',
  ].join('\n');
}
