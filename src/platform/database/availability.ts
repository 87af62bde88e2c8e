/** How long Postgres is taken to be away after it has not answered; then one query finds out whether it is back. */
const PAUSE_MS = 1_000;

/** Postgres has not answered in time, or had not answered the query before this one. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/**
 * Whether Postgres answers (a circuit breaker). A request that has waited once for a server that hangs does not wait again
 * with its next query, and neither do the requests after it.
 */
export class Availability {
  #awayUntil: number | undefined;

  /** @param probeMs how long a query may take that finds out whether Postgres is back */
  constructor(private readonly probeMs: number) {}

  /** Whether a query may be sent now. While Postgres is away, one at a time may. */
  mayAsk(now = Date.now()): boolean {
    if (this.#awayUntil === undefined) return true;
    if (now < this.#awayUntil) return false;
    this.#awayUntil = now + this.probeMs;
    return true;
  }

  /** Postgres has answered, with a result or with an error of its own. */
  answered(): void {
    this.#awayUntil = undefined;
  }

  /** Postgres has not answered in time. */
  timedOut(now = Date.now()): void {
    this.#awayUntil = now + PAUSE_MS;
  }
}
