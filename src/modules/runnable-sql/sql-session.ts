import type { RunResult } from './result';
import type { ScriptRun } from './run-script';
import type { RunRequest, WorkerMessage } from './worker';

/** Where the worker and Postgres itself stand (scripts/build/sql-worker.ts). */
const WORKER = '/sql/worker.js';

/** Postgres could not be started: the browser is too old, or a file did not arrive. */
export class StartError extends Error {
  override name = 'StartError';
}

interface PendingRun {
  resolve: (ran: ScriptRun) => void;
  reject: (error: Error) => void;
}

/**
 * The database of one page: it is started when the first block is run, and lives until it is reset or the page is left.
 * Blocks run one after another.
 */
export class SqlSession {
  #worker: Worker | undefined;
  #pending = new Map<number, PendingRun>();
  #lastId = 0;
  #blocksDone = 0;

  /**
   * Runs a block after those before it on the page, which it builds on; each of these is run once.
   *
   * @param index the block's place on the page
   * @param text what to run; the reader may have changed it
   * @param textOf the text of an earlier block
   * @throws {StartError} when Postgres could not be started
   */
  async run(index: number, text: string, textOf: (index: number) => string): Promise<RunResult> {
    while (this.#blocksDone < index) {
      const block = this.#blocksDone;
      this.#blocksDone += 1;
      const before = await this.#send(textOf(block));
      // There is nothing left to build on.
      if (before.hasEnded) return before.result;
    }
    // Counted before it has run: when Postgres ends with it, the count begins anew.
    this.#blocksDone = Math.max(this.#blocksDone, index + 1);
    return (await this.#send(text)).result;
  }

  /** Throws the database away; the next run begins with a new one. */
  reset(): void {
    this.#terminate(new StartError('The database was reset.'));
  }

  #send(sql: string): Promise<ScriptRun> {
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      // The second argument, a list of what to hand over, tells this from a window's method, which needs an origin.
      worker.postMessage({ id, sql } satisfies RunRequest, []);
    });
  }

  #startWorker(): Worker {
    const worker = new Worker(WORKER, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => this.#handleMessage(data));
    worker.addEventListener('error', () => this.#terminate(new StartError('The files of Postgres did not arrive.')));
    return worker;
  }

  #handleMessage(message: WorkerMessage): void {
    if (message.kind === 'failed') this.#terminate(new StartError(message.reason));
    if (message.kind !== 'ran') return;
    this.#pending.get(message.id)?.resolve(message);
    this.#pending.delete(message.id);
    if (message.hasEnded) this.reset();
  }

  #terminate(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#blocksDone = 0;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
