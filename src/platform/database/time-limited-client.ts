import pg from 'pg';
import { Availability, DatabaseAwayError } from './availability';
import { statementLimit } from './time-limits';

/** How long Postgres may take to accept a connection. */
const CONNECT_MS = 2_500;
/** How much later than Postgres this side gives up: a server that lives ends a slow statement by itself, with an error. */
const GRACE_MS = 500;
/** Time is counted in steps. While this process is busy none is counted, and between two of them it reads what has come. */
const STEP_MS = 250;
/** A transaction in which nothing happens for longer is rolled back. A delivery holds one while the other side answers. */
const IDLE_IN_TRANSACTION_MS = 120_000;

declare global {
  /** Pages, route handlers, jobs and the page cache are bundled apart; what one finds out, all know. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var databaseAvailability: Availability | undefined;
}

const availability = (globalThis.databaseAvailability ??= new Availability(CONNECT_MS + 2 * GRACE_MS));

/**
 * A client of pg whose queries end in time, whatever becomes of Postgres. Postgres ends a statement that takes too long;
 * if it does not answer at all, the connection is destroyed. pg's own `query_timeout` leaves it open: a transaction that
 * timed out would go back to the pool unfinished, and the statements of others would become part of it.
 */
export class TimeLimitedClient extends pg.Client {
  /** The limit that the server knows, in milliseconds. */
  #limit: number;
  /** pg's own `query`. */
  readonly #send: (given: readonly unknown[]) => unknown;
  #isDestroyed = false;

  constructor(config: pg.ClientConfig = {}) {
    const limit = statementLimit();
    super({ ...config, statement_timeout: limit, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS, connectionTimeoutMillis: 0, query_timeout: undefined, keepAlive: true });
    this.#limit = limit;
    const query = this.query.bind(this);
    this.#send = (given) => Reflect.apply(query, this, given);
    // Defined so because both have many overloads, which a method that passes arguments on cannot repeat.
    Object.defineProperty(this, 'connect', { value: (...given: unknown[]) => withCallback(given, () => this.#connect()) });
    Object.defineProperty(this, 'query', { value: (...given: unknown[]) => withCallback(given, (rest) => this.#query(rest)) });
  }

  async #connect(): Promise<unknown> {
    if (!availability.mayAsk()) throw new DatabaseAwayError('Postgres did not answer a moment ago.');
    return this.#inTime(() => super.connect(), CONNECT_MS);
  }

  async #query(given: readonly unknown[]): Promise<unknown> {
    if (this.#isDestroyed) throw new DatabaseAwayError('Postgres did not answer on this connection.');
    if (!availability.mayAsk()) {
      // It may be in the middle of a transaction, which must not go back to the pool.
      this.#destroy();
      throw new DatabaseAwayError('Postgres did not answer a moment ago.');
    }
    const limit = statementLimit();
    if (limit !== this.#limit) {
      await this.#inTime(() => super.query(`set statement_timeout = ${limit}`), CONNECT_MS);
      this.#limit = limit;
    }
    return this.#inTime(() => this.#send(given), limit);
  }

  async #inTime(ask: () => unknown, limit: number): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = (): void => {
        availability.timedOut();
        this.#destroy();
        reject(new DatabaseAwayError('Postgres does not answer.'));
      };
      const wait = (left: number): void => {
        timer = setTimeout(() => (left > STEP_MS ? wait(left - STEP_MS) : giveUp()), Math.min(left, STEP_MS));
      };
      wait(limit + GRACE_MS);
    });
    try {
      const answer = await Promise.race([ask(), late]);
      availability.answered();
      return answer;
    } catch (error) {
      // A refused or broken connection is an answer, too: it makes nobody wait.
      if (!(error instanceof DatabaseAwayError)) availability.answered();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #destroy(): void {
    this.#isDestroyed = true;
    void this.end().catch(() => undefined);
    this.connection.stream.destroy();
  }
}

/** Calls `work` without the callback that pg takes as the last argument, and the callback with what comes of it. */
function withCallback(given: readonly unknown[], work: (rest: readonly unknown[]) => Promise<unknown>): Promise<unknown> | undefined {
  const callback = given.at(-1);
  if (typeof callback !== 'function') return work(given);
  // Out of the promise, so that an error of the callback is not taken for one of the query.
  const call = (...results: unknown[]): void => process.nextTick(() => Reflect.apply(callback, undefined, results));
  void work(given.slice(0, -1)).then(
    (result) => call(null, result),
    (error: unknown) => call(error),
  );
  return undefined;
}
