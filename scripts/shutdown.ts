import { setTimeout as wait } from 'node:timers/promises';
import { type ProcessIdentity, isRunning } from './process-identity';

/**
 * Collects what must be undone at the end and does it once, the last first, whatever ends the
 * command: a signal, a failure, or its natural end.
 */
export class Shutdown {
  readonly #cleanups: (() => Promise<void> | void)[] = [];
  readonly #request: (why: string) => void;
  #running: Promise<void> | undefined;

  /** Comes with the reason when a person or the system wants the command to end. */
  readonly requested: Promise<string>;

  /** Listens for Ctrl-C, SIGTERM and SIGHUP. Repeated signals change nothing: every wait of the end has a limit. */
  constructor() {
    let ask: (why: string) => void = () => undefined;
    this.requested = new Promise((resolve) => {
      ask = resolve;
    });
    this.#request = ask;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => ask(signal === 'SIGINT' ? 'Ctrl-C' : signal));
    }
    // A closed terminal or pipe must not keep the cleaning up from happening.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => ask('the output was closed'));
  }

  /**
   * Ends the command when the npm that runs it is killed: npm cannot tell it.
   * @param npm that npm, if there is one
   */
  watchParent(npm: ProcessIdentity | undefined): void {
    if (npm === undefined) return;
    setInterval(() => {
      if (!isRunning(npm)) this.#request('npm was ended');
    }, 500).unref();
  }

  /** Whether the end has begun. */
  get hasBegun(): boolean {
    return this.#running !== undefined;
  }

  /** Adds something to do at the end, before what was added earlier. */
  addCleanup(cleanup: () => Promise<void> | void): void {
    this.#cleanups.push(cleanup);
  }

  /**
   * Does everything, each even when another fails.
   * @param onError told of each failure
   */
  run(onError: (error: unknown) => void): Promise<void> {
    this.#running ??= (async () => {
      for (let cleanup = this.#cleanups.pop(); cleanup !== undefined; cleanup = this.#cleanups.pop()) {
        try {
          await cleanup();
        } catch (error) {
          onError(error);
        }
      }
    })();
    return this.#running;
  }
}

/**
 * Waits until something holds.
 * @param limit milliseconds
 * @returns whether it came to hold within the limit
 */
export async function waitUntil(holds: () => boolean, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (!holds()) {
    if (Date.now() > end) return false;
    await wait(50);
  }
  return true;
}
