import pg from 'pg';
import { z } from 'zod';
import { getClockDifference } from '@/platform/database/clock-difference';

const TIME_LIMIT_MS = 3_000;
/** The channel on which a trigger of the jobs table notifies of new jobs. */
const CHANNEL = 'job_queued';
/** An arbitrary advisory lock id, unique in this database. */
const LOCK_ID = 7_305_118;

const lockRowSchema = z.object({ taken: z.boolean() });
const clockRowSchema = z.object({ now_ms: z.coerce.number() });

/**
 * The lock that lets one process at a time run jobs: a Postgres advisory lock. Postgres releases it when the connection
 * ends, however the process ended, so jobs are never stuck with a dead process.
 */
export class RunnerLock {
  #client: pg.Client | undefined;
  #isHeld = false;

  /**
   * @param connectionString of the database that stores the jobs
   * @param onJobQueued called at the commit that queues a job, while this process has the lock
   */
  constructor(
    private readonly connectionString: string,
    private readonly onJobQueued: () => void = () => undefined,
  ) {}

  /** Whether this process may run jobs. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /**
   * Acquires the lock, or checks that it is still held.
   * @returns `taken` when it was newly acquired, `kept` when it was already held, `elsewhere` when another process
   * holds it
   * @throws Error when Postgres cannot be reached
   */
  async acquire(): Promise<'taken' | 'kept' | 'elsewhere'> {
    const client = await this.#connect();
    if (this.#isHeld) {
      await client.query('select 1');
      return 'kept';
    }
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK_ID]);
    this.#isHeld = lockRowSchema.parse(rows[0]).taken;
    if (!this.#isHeld) return 'elsewhere';
    await client.query(`listen ${CHANNEL}`);
    return 'taken';
  }

  /**
   * Returns by how many milliseconds the clock of this machine is ahead of Postgres's.
   * @throws Error when Postgres cannot be reached
   */
  async readClockDifference(): Promise<number> {
    const client = await this.#connect();
    const before = Date.now();
    const { rows } = await client.query('select extract(epoch from clock_timestamp()) * 1000 as now_ms');
    return getClockDifference(clockRowSchema.parse(rows[0]).now_ms, before, Date.now());
  }

  /** Releases the lock. */
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
    // Losing the connection means losing the lock.
    client.on('error', () => this.#reset(client));
    client.on('end', () => this.#reset(client));
    client.on('notification', this.onJobQueued);
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
