import pg from 'pg';
import { z } from 'zod';

const TIME_LIMIT_MS = 2_000;
const hasPagesRowSchema = z.object({ has_pages: z.boolean() });

/** What a machine wants to know: can this instance serve, and if not fully, what is missing. */
export interface Health {
  status: 'ready' | 'degraded';
  missing: string[];
}

/** Asks whether the database answers and has been filled. */
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
    // A lost idle connection is what the next check finds out.
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
