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
  /** How many of them wait at a time (default 16). A high rate takes more. */
  connections?: number;
}

const CONNECTIONS = 16;
/** With a rate, how long each connection waits between two requests at least, in milliseconds: wrk waits whole ones. */
const DELAY_MIN_MS = 4;
const SECONDS = 5;
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/**
 * Sends requests with wrk, from one thread and over 16 connections by default, for five seconds. A high rate has more connections.
 * @param folder for its script
 * @throws {CommandError} when wrk is missing or fails
 */
export async function runWrk(processes: ProcessManager, folder: string, load: Load): Promise<LoadResult> {
  const script = path.join(folder, `load-${process.hrtime.bigint()}.lua`);
  const { connections, delayMs } = getPace(load);
  writeFileSync(script, buildScript(load, delayMs));
  const output = await processes.run({
    name: 'wrk',
    command: await findProgram(processes, 'wrk'),
    arguments: ['-t1', `-c${connections}`, `-d${SECONDS}s`, '--latency', '-s', script, load.url],
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

/** Returns over how many connections a load is sent, and how long each waits between two requests. */
function getPace({ rate, connections = CONNECTIONS }: Load): { connections: number; delayMs: number } {
  if (rate === undefined) return { connections, delayMs: 0 };
  const delayMs = Math.max(DELAY_MIN_MS, Math.round((connections / rate) * 1_000));
  return { connections: Math.ceil((rate * delayMs) / 1_000), delayMs };
}

function buildScript({ paths, headers = {} }: Load, delayMs: number): string {
  const entries = Object.entries({ 'Accept-Encoding': 'gzip', ...headers });
  return [
    `local paths = { ${paths.map((each) => JSON.stringify(each)).join(', ')} }`,
    'local index = 0',
    ...entries.map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`),
    'function request()',
    '  index = index % #paths + 1',
    '  return wrk.format("GET", paths[index])',
    'end',
    ...(delayMs === 0 ? [] : [`function delay() return ${delayMs} end`]),
    '',
  ].join('\n');
}
