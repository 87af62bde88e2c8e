import type pg from 'pg';
import { z } from 'zod';
import { createPool } from '../database/pool';
import { TimeoutClient } from '../database/timeout-client';

const INVALIDATION_CHANNEL = 'page_cache_dropped';
const HEARTBEAT_MS = 5_000;

const tagListSchema = z.array(z.string());
const snapshotRowSchema = z.object({ snapshot: z.string() });
const savedRowSchema = z.object({ is_fresh: z.boolean() });
const pageRowSchema = z.object({ tags: tagListSchema, snapshot: z.string(), value: z.string() });
const keyRowSchema = z.object({ key: z.string() });

/** A page as Postgres keeps it. `snapshot` is what was committed when its making began (pg_snapshot as text). */
export interface StoredPage {
  tags: string[];
  snapshot: string;
  value: string;
}

/**
 * The page cache's side of Postgres. A page is fresh as long as none of its tags was dropped by a transaction that was
 * not yet visible when the making of the page began; that is asked when a page is stored and when it is read, so there
 * is no moment at which a page made from old content could pass for a new one. See docs/architecture.md.
 */
export class PageDatabase {
  readonly #pool: pg.Pool;
  #listener: pg.Client | undefined;
  #connecting: Promise<boolean> | undefined;
  #nextAttempt = 0;

  /**
   * @param connectionString of the database that has the schema `page_cache`
   * @param onInvalidated called with the tags that some instance dropped
   * @param onReconnected called after a time without notifications, before anything is served; may throw
   */
  constructor(
    private readonly connectionString: string,
    private readonly onInvalidated: (tags: string[]) => void,
    private readonly onReconnected: () => Promise<void>,
  ) {
    this.#pool = createPool(connectionString, 4);
  }

  /** Whether drops by other instances are being heard; tries to connect when they are not, at most once a second. */
  async ensureListening(): Promise<boolean> {
    if (this.#listener) return true;
    if (Date.now() < this.#nextAttempt) return false;
    this.#connecting ??= this.#listen().finally(() => {
      this.#connecting = undefined;
      this.#nextAttempt = this.#listener ? 0 : Date.now() + 1_000;
    });
    return this.#connecting;
  }

  /** What is committed now: the moment a page's making begins. */
  async takeSnapshot(): Promise<string> {
    const { rows } = await this.#pool.query('select pg_current_snapshot()::text as snapshot');
    return snapshotRowSchema.parse(rows[0]).snapshot;
  }

  /** Stores a page and says whether it is fresh. One that is not fresh is not stored. */
  async save(key: string, { tags, snapshot, value }: StoredPage): Promise<boolean> {
    const { rows } = await this.#pool.query(
      `with fresh as (select page_cache.is_fresh($2::text[], $3::pg_snapshot) as is_fresh),
       kept as (
         insert into page_cache.page (key, tags, snapshot, value)
         select $1, $2::text[], $3::pg_snapshot, $4 from fresh where is_fresh
         on conflict (key) do update set tags = excluded.tags, snapshot = excluded.snapshot, value = excluded.value, made_at = now()
       )
       select is_fresh from fresh`,
      [key, tags, snapshot, value],
    );
    return savedRowSchema.parse(rows[0]).is_fresh;
  }

  /** The fresh page under this key, if there is one. */
  async read(key: string): Promise<StoredPage | undefined> {
    const { rows } = await this.#pool.query(
      `select tags, snapshot::text as snapshot, value from page_cache.page
       where key = $1 and page_cache.is_fresh(tags, snapshot)`,
      [key],
    );
    return rows[0] === undefined ? undefined : pageRowSchema.parse(rows[0]);
  }

  /** Removes a page, whatever it holds. */
  async remove(key: string): Promise<void> {
    await this.#pool.query('delete from page_cache.page where key = $1', [key]);
  }

  /** Which of these pages are no longer fresh. */
  async findStaleKeys(pages: readonly { key: string; tags: readonly string[]; snapshot: string }[]): Promise<string[]> {
    const { rows } = await this.#pool.query(
      `select key from jsonb_to_recordset($1::jsonb) as held(key text, tags jsonb, snapshot text)
       where not page_cache.is_fresh(array(select jsonb_array_elements_text(held.tags)), held.snapshot::pg_snapshot)`,
      [JSON.stringify(pages)],
    );
    return rows.map((row) => keyRowSchema.parse(row).key);
  }

  /** Pages of former builds are not asked for again, so old pages are removed whenever a connection is made. */
  async #listen(): Promise<boolean> {
    const client = new TimeoutClient({ connectionString: this.connectionString });
    let heartbeat: NodeJS.Timeout | undefined;
    const lost = () => {
      clearInterval(heartbeat);
      if (this.#listener === client) this.#listener = undefined;
      client.end().catch(() => undefined);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => {
      const tags = parseTags(payload);
      // A message of somebody else's making: what was dropped is looked up instead.
      if (tags === undefined) this.onReconnected().catch(lost);
      else this.onInvalidated(tags);
    });
    try {
      await client.connect();
      await client.query(`listen ${INVALIDATION_CHANNEL}`);
      await client.query('select page_cache.forget_foreign_pages()');
      await client.query(`delete from page_cache.page where made_at < now() - interval '30 days'`);
      await this.onReconnected();
    } catch {
      lost();
      return false;
    }
    // A connection that hangs reports no error by itself.
    heartbeat = setInterval(() => client.query('select 1').catch(lost), HEARTBEAT_MS);
    heartbeat.unref();
    this.#listener = client;
    return true;
  }
}

/** The tags that a notification names; undefined when it is none of ours. */
function parseTags(payload = ''): string[] | undefined {
  try {
    return tagListSchema.parse(JSON.parse(payload));
  } catch {
    // Not JSON, or not a list of tags.
    return undefined;
  }
}
