import pg from 'pg';
import { CircuitBreaker, DatabaseUnavailableError } from './circuit-breaker';
import { getQueryText, observeQuery } from './observed-queries';
import { redactPostgresError } from './redact-errors';
import { getStatementTimeout } from './statement-timeout';

/** How long Postgres may take to accept a connection. */
const CONNECT_TIMEOUT_MS = 2_500;
/**
 * How much later than Postgres the client gives up: a working server cancels a slow statement itself and returns an
 * error.
 */
const GRACE_MS = 500;
/** Time is counted in steps: no time counts while this process is busy, and pending input is read between steps. */
const STEP_MS = 250;
/** Rolls back a transaction that a crashed or stuck caller left open. */
const IDLE_IN_TRANSACTION_MS = 120_000;

const ROLLBACK = /^\s*rollback\b/i;

declare global {
  /** Pages, route handlers, jobs and the page cache are bundled separately and share one circuit breaker. */
  // eslint-disable-next-line no-var -- only `var` declares a property of globalThis
  var databaseCircuitBreaker: CircuitBreaker | undefined;
}

const circuitBreaker = (globalThis.databaseCircuitBreaker ??= new CircuitBreaker(CONNECT_TIMEOUT_MS + 2 * GRACE_MS));

/**
 * A pg client whose queries end in time, whatever happens to Postgres. Postgres cancels a statement that takes too
 * long; if Postgres doesn't respond at all, the connection is destroyed. pg's own `query_timeout` leaves the
 * connection open, so a transaction that timed out would return to the pool unfinished and statements of other
 * requests would become part of it.
 */
export class TimeoutClient extends pg.Client {
  /** The statement timeout that is set on the server, in milliseconds; undefined after a rollback, which may revert it. */
  #statementTimeout: number | undefined;
  /** pg's own `query`. */
  readonly #sendQuery: (given: readonly unknown[]) => unknown;
  #isDestroyed = false;
  /** Settles when everything that was sent has ended. */
  #lastQuery: Promise<unknown> = Promise.resolve();

  constructor(config: pg.ClientConfig = {}) {
    const limit = getStatementTimeout();
    super({
      ...config,
      statement_timeout: limit,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      connectionTimeoutMillis: 0,
      query_timeout: undefined,
      keepAlive: true,
    });
    this.#statementTimeout = limit;
    // A lost connection fails its queries; as an event that no one hears, it would end the process.
    this.on('error', () => undefined);
    this.on('end', () => this.#leavePool());
    const query = this.query.bind(this);
    this.#sendQuery = (given) => Reflect.apply(query, this, given);
    // Defined this way because both methods have many overloads, which a method that forwards its arguments cannot
    // repeat.
    Object.defineProperty(this, 'connect', { value: (...given: unknown[]) => withCallback(given, () => this.#connect()) });
    Object.defineProperty(this, 'query', { value: (...given: unknown[]) => withCallback(given, (rest) => this.#queue(rest)) });
  }

  async #connect(): Promise<unknown> {
    if (!circuitBreaker.allowsRequest()) throw new DatabaseUnavailableError('Postgres did not respond a moment ago.');
    return this.#runWithTimeout(() => super.connect(), CONNECT_TIMEOUT_MS);
  }

  /**
   * Sends a query when those before it have ended: Payload validates the fields of an entry in parallel, in one transaction. pg's
   * own queue is deprecated, and a query that waits there could run with the timeout of another.
   */
  #queue(given: readonly unknown[]): Promise<unknown> {
    const result = this.#lastQuery.then(() => this.#query(given));
    this.#lastQuery = result.catch(() => undefined);
    return result;
  }

  async #query(given: readonly unknown[]): Promise<unknown> {
    if (this.#isDestroyed) throw new DatabaseUnavailableError('Postgres did not respond on this connection.');
    if (!circuitBreaker.allowsRequest()) {
      // The connection may be in the middle of a transaction, which must not return to the pool.
      this.#destroy();
      throw new DatabaseUnavailableError('Postgres did not respond a moment ago.');
    }
    const limit = getStatementTimeout();
    // A rollback is sent as it is: in a failed transaction, Postgres refuses everything else.
    if (limit !== this.#statementTimeout && !ROLLBACK.test(getQueryText(given[0]))) {
      await this.#runWithTimeout(() => super.query(`set statement_timeout = ${limit}`), CONNECT_TIMEOUT_MS);
      this.#statementTimeout = limit;
    }
    const result = await observeQuery(given[0], () => this.#runWithTimeout(() => this.#sendQuery(given), limit));
    if (hasRolledBack(result)) this.#statementTimeout = undefined;
    return result;
  }

  async #runWithTimeout(ask: () => unknown, limit: number): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = (): void => {
        // A short limit, such as that of a search, says nothing about the others.
        if (limit >= CONNECT_TIMEOUT_MS) circuitBreaker.recordTimeout();
        this.#destroy();
        reject(new DatabaseUnavailableError('Postgres did not respond in time.'));
      };
      const wait = (left: number): void => {
        timer = setTimeout(() => (left > STEP_MS ? wait(left - STEP_MS) : giveUp()), Math.min(left, STEP_MS));
      };
      wait(limit + GRACE_MS);
    });
    try {
      const response = await Promise.race([ask(), late]);
      circuitBreaker.recordResponse();
      return response;
    } catch (error) {
      // A refused or broken connection counts as a response: no one waits for it.
      if (!(error instanceof DatabaseUnavailableError)) circuitBreaker.recordResponse();
      redactPostgresError(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Gives the place in the pool back. Drizzle doesn't, when `begin` fails or nobody ends a transaction, and each lost place
   * is one connection less until a restart.
   */
  #leavePool(): void {
    const release: unknown = Reflect.get(this, 'release');
    if (typeof release !== 'function') return;
    // Its owner may still release it, too.
    Reflect.set(this, 'release', () => undefined);
    try {
      Reflect.apply(release, this, [true]);
    } catch {
      // It has been released already, and was idle.
    }
  }

  #destroy(): void {
    this.#isDestroyed = true;
    void this.end().catch(() => undefined);
    this.connection.stream.destroy();
  }
}

/** Postgres names what it did: to a savepoint, too, and when a failed transaction was to be committed. */
function hasRolledBack(result: unknown): boolean {
  return [result]
    .flat()
    .some((each) => typeof each === 'object' && each !== null && 'command' in each && each.command === 'ROLLBACK');
}

/** Calls `work` without pg's trailing callback argument, then calls the callback with the result. */
function withCallback(
  given: readonly unknown[],
  work: (rest: readonly unknown[]) => Promise<unknown>,
): Promise<unknown> | undefined {
  const callback = given.at(-1);
  if (typeof callback !== 'function') return work(given);
  // Runs outside the promise, so that an error in the callback isn't mistaken for a query error.
  const call = (...results: unknown[]): void => process.nextTick(() => Reflect.apply(callback, undefined, results));
  void work(given.slice(0, -1)).then(
    (result) => call(null, result),
    (error: unknown) => call(error),
  );
  return undefined;
}
