import pg from 'pg';
import { z } from 'zod';
import { getClockDifference } from '@/platform/database/clock-difference';
import { createPool } from '@/platform/database/pool';
import { runWithStatementTimeout } from '@/platform/database/statement-timeout';
import { logFailure } from '@/platform/failure-log';

const TIME_LIMIT_MS = 2_000;
const databaseRowSchema = z.object({ has_pages: z.boolean(), is_writable: z.boolean(), now_ms: z.coerce.number() });
const replicaRowSchema = z.object({
  version: z.string().nullable(),
  checked_seconds_ago: z.coerce.number().nullable(),
  applied_seconds_ago: z.coerce.number().nullable(),
  problem: z.string().nullable(),
});

/** How current the content of a replica is. It is public, so it names neither the source nor any content. */
interface ReplicaHealth {
  /** The version of the content that is served, from the source's `ETag` header. */
  version: string | null;
  /** How long ago the content was last confirmed to match the source. */
  checkedSecondsAgo: number | null;
  /** How long ago new content was last copied. */
  appliedSecondsAgo: number | null;
  /** Why the last attempt failed. */
  problem: string | null;
}

/** Readiness for load balancers and monitoring: whether this instance can serve and, if not fully, what is missing. */
export interface Health {
  status: 'ready' | 'degraded';
  missing: string[];
  /** Only on a replica that has contacted its source. */
  replica?: ReplicaHealth;
}

/** The health of this instance, and what the metrics report in addition. */
interface InspectedHealth {
  health: Health;
  /** Whether Postgres responded, even if tables are missing. */
  isDatabaseUp: boolean;
  /** Whether it also stores something; undefined when it didn't respond. */
  isDatabaseWritable?: boolean;
  /** By how many milliseconds the clock of this machine is ahead of Postgres's; undefined when it didn't respond. */
  clockDifferenceMs?: number;
}

/** Checks whether the database responds and contains content. */
export class HealthCheck {
  readonly #pool: pg.Pool;
  #hadContent = false;
  #inspecting: Promise<InspectedHealth> | undefined;

  /** @param isReplica whether the content is copied from another site */
  constructor(
    connectionString: string,
    private readonly isReplica: boolean,
  ) {
    // No time counts while this process is busy: an instance under load isn't one without a database.
    this.#pool = createPool(connectionString, 1);
  }

  /** Returns what `/health/ready` reports. */
  async check(): Promise<Health> {
    return (await this.inspect()).health;
  }

  /**
   * Returns the same, and whether Postgres responded. Requests that come meanwhile share the result: anyone may send any number of
   * them, and behind a queue of checks, a load balancer would wait so long for its own that it takes the instance for unhealthy.
   */
  inspect(): Promise<InspectedHealth> {
    this.#inspecting ??= this.#inspect().finally(() => {
      this.#inspecting = undefined;
    });
    return this.#inspecting;
  }

  async #inspect(): Promise<InspectedHealth> {
    try {
      const { has_pages: hasPages, is_writable: isDatabaseWritable, clockDifferenceMs } = await this.#readDatabase();
      const replica = this.isReplica ? await this.#findReplica() : undefined;
      const health: Health = {
        status: hasPages ? 'ready' : 'degraded',
        missing: hasPages ? [] : [this.isReplica ? explainEmptyReplica(replica) : EMPTY_DATABASE],
        ...(replica && { replica }),
      };
      return { health, isDatabaseUp: true, isDatabaseWritable, clockDifferenceMs };
    } catch (error) {
      // The response is public, so the reason is only in the log: a wrong password, for example.
      logFailure('health: the database could not be checked', error);
      const problem = findSetupProblem(error);
      return { health: { status: 'degraded', missing: [problem ?? NOT_RESPONDING] }, isDatabaseUp: problem !== undefined };
    }
  }

  /**
   * Returns whether there is content to serve. Once there is, the database isn't queried again. When Postgres is
   * unavailable, rendering the page reports it.
   */
  async hasContent(): Promise<boolean> {
    if (this.#hadContent) return true;
    try {
      this.#hadContent = (await this.#readDatabase()).has_pages;
      return this.#hadContent;
    } catch {
      // Rendering fails in that case, and the visitor gets the error page.
      return true;
    }
  }

  async #readDatabase() {
    const before = Date.now();
    // A standby, and a server that someone has made read-only, respond to everything that only reads.
    const { rows } = await this.#query(
      `select exists (select from pages) as has_pages, current_setting('transaction_read_only') = 'off' as is_writable,
        extract(epoch from clock_timestamp()) * 1000 as now_ms`,
    );
    const { now_ms: databaseTime, ...row } = databaseRowSchema.parse(rows[0]);
    return { ...row, clockDifferenceMs: getClockDifference(databaseTime, before, Date.now()) };
  }

  #query(text: string): Promise<{ rows: unknown[] }> {
    return runWithStatementTimeout(TIME_LIMIT_MS, () => this.#pool.query(text));
  }

  async #findReplica(): Promise<ReplicaHealth | undefined> {
    const { rows } = await this.#query(`
      select version, problem,
        round(extract(epoch from now() - checked_at)) as checked_seconds_ago,
        round(extract(epoch from now() - applied_at)) as applied_seconds_ago
      from content_replica`);
    if (rows[0] === undefined) return undefined;
    const { version, checked_seconds_ago, applied_seconds_ago, problem } = replicaRowSchema.parse(rows[0]);
    return {
      version,
      checkedSecondsAgo: checked_seconds_ago,
      appliedSecondsAgo: applied_seconds_ago,
      // The details are in the following lines.
      problem: problem?.split('\n')[0] ?? null,
    };
  }
}

const NOT_RESPONDING = "database: Postgres isn't responding; cached pages are still served";
const NOT_MIGRATED = "database: it isn't migrated; run node .build/migrate-and-import.mjs";
const NOT_PERMITTED = 'database: the role in DATABASE_URL may not read its tables, which belong to another role';
const EMPTY_DATABASE = 'content: the database has no page; run npm run content:import';

/** What is missing in a database that responds, by Postgres's error code: a table, a column, or a privilege. */
const SETUP_PROBLEMS: ReadonlyMap<unknown, string> = new Map([
  ['42P01', NOT_MIGRATED],
  ['42703', NOT_MIGRATED],
  ['42501', NOT_PERMITTED],
]);

function findSetupProblem(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? SETUP_PROBLEMS.get(error.code) : undefined;
}

function explainEmptyReplica(replica: ReplicaHealth | undefined): string {
  const reason = replica?.problem ?? undefined;
  return `content: nothing was copied from CMS_URL yet${reason === undefined ? '' : `: ${reason}`}`;
}
