import { setTimeout as wait } from 'node:timers/promises';
import { type ProcessIdentity, isRunning } from './process-identity';

/** Collects cleanups and runs them once, in reverse order, however the command ends: a signal, a failure, or normally. */
export class Shutdown {
  readonly #cleanups: (() => Promise<void> | void)[] = [];
  readonly #request: (why: string) => void;
  #running: Promise<void> | undefined;

  /** Resolves with the reason when a person or the system asks the command to end. */
  readonly requested: Promise<string>;

  /**
   * Listens for Ctrl-C, SIGTERM and SIGHUP. Repeated signals change nothing, because every wait during the shutdown
   * has a limit.
   */
  constructor() {
    let ask: (why: string) => void = () => undefined;
    this.requested = new Promise((resolve) => {
      ask = resolve;
    });
    this.#request = ask;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => ask(signal === 'SIGINT' ? 'Ctrl-C' : signal));
    }
    // A closed terminal or pipe must not prevent the cleanup.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => ask('the output was closed'));
  }

  /**
   * Ends the command when the npm that runs it is killed, because npm cannot notify it.
   * @param npm that process, if there is one
   */
  watchParent(npm: ProcessIdentity | undefined): void {
    if (npm === undefined) return;
    setInterval(() => {
      if (!isRunning(npm)) this.#request('npm was ended');
    }, 500).unref();
  }

  /** Whether the shutdown has begun. */
  get hasBegun(): boolean {
    return this.#running !== undefined;
  }

  /** Adds a cleanup, which runs before those added earlier. */
  addCleanup(cleanup: () => Promise<void> | void): void {
    this.#cleanups.push(cleanup);
  }

  /**
   * Runs all cleanups, even if one fails.
   * @param onError called for each failure
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
 * Waits until a condition is true.
 * @param limit milliseconds
 * @returns whether it became true within the limit
 */
export async function waitUntil(holds: () => boolean, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (!holds()) {
    if (Date.now() > end) return false;
    await wait(50);
  }
  return true;
}
