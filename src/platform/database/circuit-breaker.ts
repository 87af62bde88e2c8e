/** How long Postgres is taken to be away after it has not answered; then one query finds out whether it is back. */
const OPEN_MS = 1_000;

/** Postgres has not answered in time, or had not answered the query before this one. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * Whether Postgres answers (a circuit breaker). A request that has waited once for a server that hangs does not wait again
 * with its next query, and neither do the requests after it.
 */
export class CircuitBreaker {
  #openUntil: number | undefined;

  /** @param probeMs how long a query may take that finds out whether Postgres is back */
  constructor(private readonly probeMs: number) {}

  /** Whether a query may be sent now. While Postgres is away, one at a time may. */
  allowsRequest(now = Date.now()): boolean {
    if (this.#openUntil === undefined) return true;
    if (now < this.#openUntil) return false;
    this.#openUntil = now + this.probeMs;
    return true;
  }

  /** Postgres has answered, with a result or with an error of its own. */
  recordResponse(): void {
    this.#openUntil = undefined;
  }

  /** Postgres has not answered in time. */
  recordTimeout(now = Date.now()): void {
    this.#openUntil = now + OPEN_MS;
  }
}
