/** How long Postgres is considered unavailable after a timeout. After that, one query probes whether it is back. */
const OPEN_MS = 1_000;

/** Postgres timed out on this query, or on an earlier one. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * A circuit breaker for Postgres. After one timeout, neither later queries of the same request nor later requests
 * wait for a hanging server. It measures time monotonically: Postgres is unavailable while a machine starts, which is also
 * when its clock is set, and a clock that is set back by an hour must not keep the circuit open for an hour.
 */
export class CircuitBreaker {
  #openUntil: number | undefined;

  /** @param probeMs how long a probe query may take */
  constructor(private readonly probeMs: number) {}

  /** Returns whether a query may be sent now. While Postgres is unavailable, one probe at a time may. */
  allowsRequest(now = performance.now()): boolean {
    if (this.#openUntil === undefined) return true;
    if (now < this.#openUntil) return false;
    this.#openUntil = now + this.probeMs;
    return true;
  }

  /** Records a response from Postgres, either a result or a database error. */
  recordResponse(): void {
    this.#openUntil = undefined;
  }

  /** Records that Postgres did not respond in time. */
  recordTimeout(now = performance.now()): void {
    this.#openUntil = now + OPEN_MS;
  }
}
