import type { RunResult } from './result';
import type { RunText } from './run-text';
import type { RunRequest, WorkerMessage } from './worker';

/** Where the worker and Postgres itself stand (scripts/build/sql-worker.ts). */
const WORKER = '/sql/worker.js';

/** Postgres could not be started: the browser is too old, or a file did not arrive. */
export class StartError extends Error {
  override name = 'StartError';
}

interface Waiting {
  resolve: (ran: RunText) => void;
  reject: (error: Error) => void;
}

/**
 * The database of one page: it is started when the first block is run, and lives until it is reset or the page is left.
 * Blocks run one after another.
 */
export class SqlSession {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
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
      const before = await this.#ask(textOf(block));
      // There is nothing left to build on.
      if (before.hasEnded) return before.result;
    }
    // Counted before it has run: when Postgres ends with it, the count begins anew.
    this.#blocksDone = Math.max(this.#blocksDone, index + 1);
    return (await this.#ask(text)).result;
  }

  /** Throws the database away; the next run begins with a new one. */
  reset(): void {
    this.#end(new StartError('The database was reset.'));
  }

  #ask(sql: string): Promise<RunText> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // The second argument, a list of what to hand over, tells this from a window's method, which needs an origin.
      worker.postMessage({ id, sql } satisfies RunRequest, []);
    });
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => this.#hear(data));
    worker.addEventListener('error', () => this.#end(new StartError('The files of Postgres did not arrive.')));
    return worker;
  }

  #hear(message: WorkerMessage): void {
    if (message.kind === 'failed') this.#end(new StartError(message.reason));
    if (message.kind !== 'ran') return;
    this.#waiting.get(message.id)?.resolve(message);
    this.#waiting.delete(message.id);
    if (message.hasEnded) this.reset();
  }

  #end(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#blocksDone = 0;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
