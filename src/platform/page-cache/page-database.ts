import type pg from 'pg';
import { z } from 'zod';
import { createPool } from '../database/pool';
import { TimeoutClient } from '../database/timeout-client';
import { logFailure } from '../failure-log';
import { readTimeline, takeSnapshot } from './snapshot';

const INVALIDATION_CHANNEL = 'page_cache_dropped';
const HEARTBEAT_MS = 5_000;

/** How many old pages one statement deletes, so that each ends within the limit for statements. */
const DELETED_AT_ONCE = 200;
/** Instances that connect at the same time delete different pages. */
const DELETE_OLD_PAGES = `delete from page_cache.page where key in (
  select key from page_cache.page where made_at < now() - interval '30 days' limit ${DELETED_AT_ONCE} for update skip locked
)`;

const tagListSchema = z.array(z.string());
const savedRowSchema = z.object({ is_fresh: z.boolean() });
const pageRowSchema = z.object({
  tags: tagListSchema,
  snapshot: z.string(),
  value: z.string().transform((text) => Buffer.from(text, 'base64')),
});
const keyRowSchema = z.object({ key: z.string() });

/** A page as stored in Postgres. */
export interface StoredPage {
  tags: string[];
  /** The pg_snapshot, as text, that was taken when rendering began. */
  snapshot: string;
  /** The serialized page, compressed (compressed-text.ts). The column has it in Base64. */
  value: Buffer;
}

interface PageDatabaseListeners {
  /** Called with the tags that any instance invalidated. */
  readonly onInvalidated: (tags: string[]) => void;
  /**
   * Called after a gap in notifications, before anything is served, with whether a standby was promoted meanwhile. May throw.
   */
  readonly onReconnected: (isPromoted: boolean) => Promise<void>;
  /** Called when `isListening` changes. */
  readonly onListening?: (isListening: boolean) => void;
}

/**
 * The Postgres side of the page cache. A page is fresh as long as none of its tags was invalidated by a transaction
 * that was not yet visible when rendering began. This is checked when a page is saved and when it is read, so a page
 * rendered from old content can never pass for a new one. See docs/architecture.md.
 */
export class PageDatabase {
  readonly #pool: pg.Pool;
  #listener: pg.Client | undefined;
  #connecting: Promise<boolean> | undefined;
  /** By the monotonic clock. */
  #nextAttempt = 0;
  #timeline: string | undefined;

  /** @param connectionString of the database that has the schema `page_cache` */
  constructor(
    private readonly connectionString: string,
    readonly listeners: PageDatabaseListeners,
  ) {
    this.#pool = createPool(connectionString, 4);
  }

  /**
   * Returns whether this process receives invalidations from other instances. If not, it tries to connect, at most
   * once per second.
   */
  async ensureListening(): Promise<boolean> {
    if (this.#listener) return true;
    if (performance.now() < this.#nextAttempt) return false;
    this.#connecting ??= this.#listen().finally(() => {
      this.#connecting = undefined;
      this.#nextAttempt = this.#listener ? 0 : performance.now() + 1_000;
    });
    return this.#connecting;
  }

  /** Whether this process receives invalidations from other instances right now. */
  get isListening(): boolean {
    return this.#listener !== undefined;
  }

  /** Takes a snapshot of the committed transactions when rendering of a page begins. */
  takeSnapshot(): Promise<string> {
    return takeSnapshot(this.#pool);
  }

  /** Saves a page and returns whether it is fresh. A stale page is not saved. */
  async save(key: string, { tags, snapshot, value }: StoredPage): Promise<boolean> {
    const { rows } = await this.#pool.query(
      `with fresh as (select page_cache.is_fresh($2::text[], $3::pg_snapshot) as is_fresh),
       kept as (
         insert into page_cache.page (key, tags, snapshot, value)
         select $1, $2::text[], $3::pg_snapshot, $4 from fresh where is_fresh
         on conflict (key) do update set tags = excluded.tags, snapshot = excluded.snapshot, value = excluded.value, made_at = now()
       )
       select is_fresh from fresh`,
      [key, tags, snapshot, value.toString('base64')],
    );
    return savedRowSchema.parse(rows[0]).is_fresh;
  }

  /** Returns the fresh page with this key, if there is one. */
  async read(key: string): Promise<StoredPage | undefined> {
    const { rows } = await this.#pool.query(
      `select tags, snapshot::text as snapshot, value from page_cache.page
       where key = $1 and page_cache.is_fresh(tags, snapshot)`,
      [key],
    );
    return rows[0] === undefined ? undefined : pageRowSchema.parse(rows[0]);
  }

  /** Removes a page, whatever its content. */
  async remove(key: string): Promise<void> {
    await this.#pool.query('delete from page_cache.page where key = $1', [key]);
  }

  /** Returns the keys of the given pages that are stale. */
  async findStaleKeys(pages: readonly { key: string; tags: readonly string[]; snapshot: string }[]): Promise<string[]> {
    const { rows } = await this.#pool.query(
      `select key from jsonb_to_recordset($1::jsonb) as held(key text, tags jsonb, snapshot text)
       where not page_cache.is_fresh(array(select jsonb_array_elements_text(held.tags)), held.snapshot::pg_snapshot)`,
      [JSON.stringify(pages)],
    );
    return rows.map((row) => keyRowSchema.parse(row).key);
  }

  async #listen(): Promise<boolean> {
    const client = new TimeoutClient({ connectionString: this.connectionString });
    let heartbeat: NodeJS.Timeout | undefined;
    let isLost = false;
    const lost = () => {
      isLost = true;
      clearInterval(heartbeat);
      if (this.#listener === client) this.#setListener(undefined);
      client.end().catch(() => undefined);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => {
      const tags = parseTags(payload);
      // A notification from another source: look up what was invalidated instead.
      if (tags === undefined) this.listeners.onReconnected(false).catch(lost);
      else this.listeners.onInvalidated(tags);
    });
    try {
      await client.connect();
      await client.query(`listen ${INVALIDATION_CHANNEL}`);
      await client.query('select page_cache.forget_foreign_pages()');
      const timeline = await readTimeline(client);
      await this.listeners.onReconnected(this.#timeline !== undefined && timeline !== this.#timeline);
      this.#timeline = timeline;
    } catch (error) {
      logFailure('page cache: could not listen for invalidations', error);
      lost();
      return false;
    }
    // It may have ended while pages were checked.
    if (isLost) return false;
    // A hanging connection doesn't report an error itself.
    heartbeat = setInterval(() => client.query('select 1').catch(lost), HEARTBEAT_MS);
    heartbeat.unref();
    this.#setListener(client);
    void this.#deleteOldPages();
    return true;
  }

  /**
   * Pages of former builds are never requested again, so old pages are deleted after every new connection. This has a
   * connection of its own, because the other one reports invalidations only between two statements.
   */
  async #deleteOldPages(): Promise<void> {
    try {
      const { rowCount } = await this.#pool.query(DELETE_OLD_PAGES);
      if (rowCount === DELETED_AT_ONCE) await this.#deleteOldPages();
    } catch (error) {
      logFailure('page cache: could not delete old pages', error);
    }
  }

  #setListener(client: pg.Client | undefined): void {
    this.#listener = client;
    this.listeners.onListening?.(client !== undefined);
  }
}

/** Parses the tags in a notification; returns undefined when the payload has another format. */
function parseTags(payload = ''): string[] | undefined {
  try {
    return tagListSchema.parse(JSON.parse(payload));
  } catch {
    // Not JSON, or not a list of tags.
    return undefined;
  }
}
