import pg from 'pg';
import { z } from 'zod';

const TIME_LIMIT_MS = 2_000;
const hasPagesRowSchema = z.object({ has_pages: z.boolean() });

/** Readiness for load balancers and monitoring: whether this instance can serve and, if not fully, what is missing. */
export interface Health {
  status: 'ready' | 'degraded';
  missing: string[];
}

/** Checks whether the database responds and contains content. */
export class HealthCheck {
  readonly #pool: pg.Pool;

  constructor(connectionString: string) {
    this.#pool = new pg.Pool({
      connectionString,
      max: 1,
      connectionTimeoutMillis: TIME_LIMIT_MS,
      query_timeout: TIME_LIMIT_MS,
      allowExitOnIdle: true,
    });
    // The next check detects a lost idle connection.
    this.#pool.on('error', () => undefined);
  }

  async check(): Promise<Health> {
    try {
      const { rows } = await this.#pool.query('select exists (select from pages) as has_pages');
      const missing = hasPagesRowSchema.parse(rows[0]).has_pages
        ? []
        : ['content: the database has no page; run npm run content:import'];
      return { status: missing.length === 0 ? 'ready' : 'degraded', missing };
    } catch {
      return { status: 'degraded', missing: ['database: Postgres does not answer; pages that were made are still served'] };
    }
  }
}
