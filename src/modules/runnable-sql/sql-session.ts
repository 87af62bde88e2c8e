import { type CheckedRun, type CheckedScripts, runAnswer } from './check-answer';
import type { RunResult } from './result';
import type { ScriptRun } from './run-script';
import type { RunRequest, WorkerMessage } from './worker';

/** URL of the worker, next to Postgres itself (scripts/build/sql-worker.ts). */
const WORKER = '/sql/worker.js';
const FILES_MISSING = 'The files of Postgres didn’t load. Check your connection, and run it again.';

/** Thrown when Postgres can't start: the browser is too old, or a file failed to load. */
export class SqlStartError extends Error {
  override name = 'SqlStartError';
}

interface PendingRun {
  resolve: (ran: ScriptRun) => void;
  reject: (error: Error) => void;
}

/**
 * The database of one page. It starts when the first block is run, and lives until it is reset or the visitor leaves
 * the page. Blocks and checks run one after another: their scripts would otherwise mix.
 */
export class SqlSession {
  #worker: Worker | undefined;
  #pending = new Map<number, PendingRun>();
  #lastId = 0;
  #blocksDone = 0;
  /** The last block or check in the queue. It never rejects. */
  #last: Promise<unknown> = Promise.resolve();
  /** Aborted when everything in the queue is. */
  #queue = new AbortController();

  /** Whether Postgres has been loaded, or is being loaded. */
  get isStarted(): boolean {
    return this.#worker !== undefined;
  }

  /**
   * Runs a block, after running any earlier blocks of the page that have not run yet and that it builds on.
   *
   * @param index of the block on the page
   * @param text the SQL to run, which the reader may have edited
   * @param getText returns the text of an earlier block
   * @throws {SqlStartError} when Postgres can't start
   */
  run(index: number, text: string, getText: (index: number) => string): Promise<RunResult> {
    return this.#enqueue(() => this.#runBlocks(index, text, getText));
  }

  /**
   * Runs the answer to an exercise and its check, in a database that has only what the exercise builds on.
   *
   * @param scripts `setup` is the text of all blocks of the page, which then have run
   * @throws {SqlStartError} when Postgres can't start
   */
  check(scripts: CheckedScripts): Promise<CheckedRun> {
    return this.#enqueue(async () => {
      const checked = await runAnswer((script) => this.#send(script), scripts);
      if (this.#worker) this.#blocksDone = scripts.setup.length;
      return checked;
    });
  }

  /** Discards the database, and everything that waits for it. The next run starts with a new one. */
  reset(): void {
    this.#abort(new SqlStartError('The database was reset.'));
  }

  #enqueue<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const { signal } = this.#queue;
    const outcome = this.#last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    // Its caller handles the failure; the next in the queue runs anyway.
    this.#last = outcome.catch(() => undefined);
    return outcome;
  }

  async #runBlocks(index: number, text: string, getText: (index: number) => string): Promise<RunResult> {
    while (this.#blocksDone < index) {
      const block = this.#blocksDone;
      this.#blocksDone += 1;
      const before = await this.#send(getText(block));
      // Nothing is left to build on.
      if (before.hasEnded) return before.result;
    }
    // Incremented before the run: if the block ends Postgres, the counter is reset.
    this.#blocksDone = Math.max(this.#blocksDone, index + 1);
    return (await this.#send(text)).result;
  }

  #send(sql: string): Promise<ScriptRun> {
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      // The second argument, an empty transfer list, distinguishes this from window.postMessage, which needs an origin.
      worker.postMessage({ id, sql } satisfies RunRequest, []);
    });
  }

  #startWorker(): Worker {
    const worker = new Worker(WORKER, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => this.#handleMessage(data));
    worker.addEventListener('error', () => this.#abort(new SqlStartError(FILES_MISSING)));
    return worker;
  }

  #handleMessage(message: WorkerMessage): void {
    if (message.kind === 'failed') this.#abort(new SqlStartError(message.reason));
    if (message.kind !== 'ran') return;
    this.#pending.get(message.id)?.resolve(message);
    this.#pending.delete(message.id);
    // What waits in the queue runs in a new database.
    if (message.hasEnded) this.#terminate();
  }

  #terminate(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#blocksDone = 0;
  }

  #abort(error: Error): void {
    this.#terminate();
    this.#queue.abort(error);
    this.#queue = new AbortController();
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
