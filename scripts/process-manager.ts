import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { repositoryRoot } from './paths';
import { CommandError, getErrorCode } from './command-error';
import { getProcessIdentity, isRunning, processIdentitySchema } from './process-identity';
import { readJson } from './read-json';

const recordSchema = z.array(processIdentitySchema.extend({ name: z.string() }));

/** Options of a process. */
interface ProcessOptions {
  /** Display name. */
  name: string;
  /** Arguments for Node, or with `command`, for another program. */
  arguments: string[];
  command?: string;
  environment?: NodeJS.ProcessEnv;
  /** Working directory; the checkout by default. */
  folder?: string;
  /** The user to run as, if not the current one. */
  account?: { uid: number; gid: number };
  /**
   * Where its output goes: unchanged to this terminal; kept and shown on failure; or to a callback that shows it, so
   * that a failure need not repeat it.
   */
  output: 'terminal' | 'keep' | ((line: string) => void);
  /** How long it may take to stop after SIGTERM. */
  stopTimeoutMs?: number;
}

/** A process started by the manager. */
export interface ManagedProcess {
  readonly pid: number;
  /** Resolves when it has exited, in whatever way. */
  readonly exited: Promise<{ code: number; output: string }>;
  /** Asks it and its children to exit, and kills them if they don't. */
  stop(): Promise<void>;
}

/**
 * Starts processes so that none is left behind. Each gets its own process group, so that Ctrl-C in the terminal
 * reaches only us and we stop them in order, and a group can be stopped as a whole. They are recorded in a file, so
 * that the next run finds and stops them after a kill -9.
 */
export class ProcessManager {
  readonly #recordFile: string;
  readonly #running = new Map<number, { name: string; started: string; stop: () => Promise<void> }>();
  #closed = false;
  /** Whether the record is ours: a command that could not get the lock must not touch the record of the running one. */
  #recording = false;

  /** @param recordFile lists the running processes */
  constructor(recordFile: string) {
    this.#recordFile = recordFile;
  }

  /**
   * Stops what an earlier run left behind. Call it once, while holding the run's lock.
   * @returns the names of the stopped processes
   */
  async stopOrphans(): Promise<string[]> {
    const leftovers = this.#readRecord().filter(isRunning);
    this.#recording = true;
    await Promise.all(leftovers.map(({ pid }) => stopProcessGroup(pid, 5_000)));
    rmSync(this.#recordFile, { force: true });
    return leftovers.map(({ name }) => name);
  }

  /**
   * Starts a process.
   * @throws {CommandError} during the shutdown, or when the program cannot be started
   */
  start(options: ProcessOptions): ManagedProcess {
    if (this.#closed) throw new CommandError(`${options.name} was not started: everything is being stopped`);
    const child = spawn(options.command ?? process.execPath, options.arguments, {
      ...options.account,
      cwd: options.folder ?? repositoryRoot,
      env: options.environment ?? process.env,
      detached: true,
      stdio: options.output === 'terminal' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const { pid } = child;
    if (pid === undefined) {
      // Node also emits an event; without a listener, it would end this process.
      child.on('error', () => undefined);
      throw new CommandError(
        `${options.name} could not be started: ${options.command ?? process.execPath} is missing or not executable`,
      );
    }
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (output.length > 2_000) output.shift();
        if (typeof options.output === 'function') options.output(line);
      });
    }
    // Its children must neither outlive it nor keep its output open.
    child.on('exit', () => signalProcessGroup(pid, 'SIGKILL'));
    const ended = new Promise<{ code: number; output: string }>((resolve) => {
      child.on('close', (code) => {
        this.#running.delete(pid);
        this.#writeRecord();
        resolve({ code: code ?? 1, output: output.join('\n') });
      });
    });
    const stop = async (): Promise<void> => {
      await stopProcessGroup(pid, options.stopTimeoutMs ?? 10_000);
      await ended;
    };
    this.#running.set(pid, { name: options.name, started: getProcessIdentity(pid)?.started ?? '', stop });
    this.#writeRecord();
    return { pid, exited: ended, stop };
  }

  /**
   * Runs a process until it exits.
   * @returns its output
   * @throws {CommandError} when the exit code is not 0, with the output if it was kept
   */
  async run(options: ProcessOptions): Promise<string> {
    const { code, output } = await this.start(options).exited;
    if (code !== 0)
      throw new CommandError(`${options.name} failed with code ${code}.`, { output: options.output === 'keep' ? output : '' });
    return output;
  }

  /** Stops all running processes, newest first; nothing can be started afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { stop } of [...this.#running.values()].toReversed()) await stop();
    if (this.#recording) rmSync(this.#recordFile, { force: true });
  }

  #readRecord(): z.infer<typeof recordSchema> {
    // Missing after a clean exit; incomplete after a power failure, when none of the processes is running either.
    return readJson(this.#recordFile, recordSchema) ?? [];
  }

  #writeRecord(): void {
    this.#recording = true;
    if (this.#running.size === 0) {
      rmSync(this.#recordFile, { force: true });
      return;
    }
    mkdirSync(path.dirname(this.#recordFile), { recursive: true });
    const entries: z.infer<typeof recordSchema> = [...this.#running].map(([pid, { name, started }]) => ({ pid, name, started }));
    writeFileSync(`${this.#recordFile}.new`, JSON.stringify(entries));
    renameSync(`${this.#recordFile}.new`, this.#recordFile);
  }
}

/**
 * Stops a process group: asks first, then kills it, including what its leader left behind.
 * @param leader id of the process that leads the group
 * @param timeoutMs milliseconds that it may take to stop after SIGTERM
 */
async function stopProcessGroup(leader: number, timeoutMs: number): Promise<void> {
  const identity = getProcessIdentity(leader);
  if (identity !== undefined) {
    signalProcessGroup(leader, 'SIGTERM');
    const limit = Date.now() + timeoutMs;
    while (isRunning(identity) && Date.now() < limit) await wait(50);
  }
  signalProcessGroup(leader, 'SIGKILL');
  while (identity !== undefined && isRunning(identity)) await wait(20);
}

function signalProcessGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // No process of the group is left (macOS reports EPERM when only zombies are).
    if (getErrorCode(error) !== 'ESRCH' && getErrorCode(error) !== 'EPERM') throw error;
  }
}
