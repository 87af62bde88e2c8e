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

/** What to start and how. */
export interface ProcessOptions {
  /** What a person calls it. */
  name: string;
  /** Arguments of Node, or with `command` those of another program. */
  arguments: string[];
  command?: string;
  environment?: NodeJS.ProcessEnv;
  /** The folder it runs in; the checkout when nothing is said. */
  folder?: string;
  /** The user it runs as, when that is another one. */
  account?: { uid: number; gid: number };
  /**
   * Where its lines go: on this terminal as they are; kept, to be shown when it fails; or to somebody
   * who shows them, so that a failure need not repeat them.
   */
  output: 'terminal' | 'keep' | ((line: string) => void);
  /** How long it may take to stop by itself. */
  stopTimeoutMs?: number;
}

/** A process that was started here. */
export interface ManagedProcess {
  readonly pid: number;
  /** Comes when it has ended, in whatever way. */
  readonly exited: Promise<{ code: number; output: string }>;
  /** Asks it and all it started to end, and ends them by force when they do not. */
  stop(): Promise<void>;
}

/**
 * Starts processes so that none is left behind. Each gets a process group of its own: Ctrl-C on the
 * terminal then reaches only us and we stop them in order, and a group can be ended as a whole. They
 * are written down, so that after a kill -9 of ours the next run finds and ends them.
 */
export class ProcessManager {
  readonly #recordFile: string;
  readonly #running = new Map<number, { name: string; started: string; stop: () => Promise<void> }>();
  #closed = false;
  /** Whether the record is ours: a command that was refused the lock must not touch that of the one that runs. */
  #recording = false;

  /** @param recordFile where the running processes are written down */
  constructor(recordFile: string) {
    this.#recordFile = recordFile;
  }

  /**
   * Ends what an earlier run left behind. Call it once, holding the lock of the run.
   * @returns the names of what was ended
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
   * @throws {CommandError} when everything is being stopped, or the program cannot be started
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
      // Node tells by an event as well; without a listener it would end this process.
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
    // What it started itself must neither outlive it nor keep its output open.
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
   * Runs a process to its end.
   * @returns what it printed
   * @throws {CommandError} with its output, if that was kept, when it ends with another code than 0
   */
  async run(options: ProcessOptions): Promise<string> {
    const { code, output } = await this.start(options).exited;
    if (code !== 0)
      throw new CommandError(`${options.name} failed with code ${code}.`, '', options.output === 'keep' ? output : '');
    return output;
  }

  /** Ends whatever still runs, the youngest first, and starts nothing any more. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { stop } of [...this.#running.values()].toReversed()) await stop();
    if (this.#recording) rmSync(this.#recordFile, { force: true });
  }

  #readRecord(): z.infer<typeof recordSchema> {
    // Not there after a clean end; half written after a power cut, when nothing of it runs either.
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
 * Ends a process group: asks first, then ends it by force; what its leader left behind goes as well.
 * @param leader number of the process that leads the group
 * @param patience milliseconds that it may take by itself
 */
async function stopProcessGroup(leader: number, patience: number): Promise<void> {
  const identity = getProcessIdentity(leader);
  if (identity !== undefined) {
    signalProcessGroup(leader, 'SIGTERM');
    const limit = Date.now() + patience;
    while (isRunning(identity) && Date.now() < limit) await wait(50);
  }
  signalProcessGroup(leader, 'SIGKILL');
  while (identity !== undefined && isRunning(identity)) await wait(20);
}

function signalProcessGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // Nothing of the group is left (macOS says EPERM when only ended processes are).
    if (getErrorCode(error) !== 'ESRCH' && getErrorCode(error) !== 'EPERM') throw error;
  }
}
