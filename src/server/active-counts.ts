/** Counts what is under way for each client. */
export class ActiveCounts {
  readonly #counts = new Map<string, number>();

  /** Returns how many are under way for a client. */
  get(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  /** Counts one more. */
  begin(client: string): void {
    this.#counts.set(client, this.get(client) + 1);
  }

  /** Counts one less. Nothing is kept of a client without any. */
  end(client: string): void {
    const left = this.get(client) - 1;
    if (left > 0) this.#counts.set(client, left);
    else this.#counts.delete(client);
  }
}
