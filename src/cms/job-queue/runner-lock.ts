import pg from 'pg';
import { z } from 'zod';

const TIME_LIMIT_MS = 3_000;
/** Any number, as long as nothing else in this database locks it. */
const LOCK_ID = 7_305_118;

const lockRow = z.object({ taken: z.boolean() });

/**
 * The right to run jobs, which one process has at a time: an advisory lock of Postgres. Postgres takes it back when the
 * connection ends, however the process came to its end, so no job is left to somebody who is gone.
 */
export class RunnerLock {
  #client: pg.Client | undefined;
  #isHeld = false;

  /** @param connectionString of the database that holds the jobs */
  constructor(private readonly connectionString: string) {}

  /**
   * Takes the lock, or makes sure that it is still held.
   * @returns `taken` when it was not held before, `kept` when it was, `elsewhere` when another process has it
   * @throws Error when Postgres cannot be reached
   */
  async acquire(): Promise<'taken' | 'kept' | 'elsewhere'> {
    const client = await this.#connect();
    if (this.#isHeld) {
      await client.query('select 1');
      return 'kept';
    }
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK_ID]);
    this.#isHeld = lockRow.parse(rows[0]).taken;
    return this.#isHeld ? 'taken' : 'elsewhere';
  }

  /** Gives the lock back. */
  async release(): Promise<void> {
    const client = this.#client;
    this.#reset(client);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    if (this.#client !== undefined) return this.#client;
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: TIME_LIMIT_MS,
      query_timeout: TIME_LIMIT_MS,
      keepAlive: true,
    });
    // A lost connection is a lost lock.
    client.on('error', () => this.#reset(client));
    client.on('end', () => this.#reset(client));
    await client.connect();
    this.#client = client;
    return client;
  }

  #reset(client: pg.Client | undefined): void {
    if (client === undefined || this.#client !== client) return;
    this.#client = undefined;
    this.#isHeld = false;
  }
}
