import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { HOUR_MS } from '@/platform/durations';
import { logFailure } from '@/platform/failure-log';
import type { BufferedResponse } from './responses/buffered-response';
import { BUILT_FILES, CACHE_FOREVER, getFileType, listFiles } from './static-files';

const RETENTION_DAYS = 7;
/** How often an instance records that it still runs this build. */
const REFRESH_INTERVAL_MS = 12 * HOUR_MS;
/** How soon to try again when Postgres was unavailable. */
const RETRY_DELAY_MS = 30_000;
const TIME_LIMIT_MS = 5_000;

const pathsSchema = z.array(z.object({ path: z.string() }));
const contentsSchema = z.array(z.object({ content: z.instanceof(Buffer) }));

/**
 * The files of all builds that used this database recently. A tab that was opened before a deployment loads scripts of
 * the previous build, and during a rolling update, a page of one build may request files from an instance of the other.
 */
export class BuiltFiles {
  readonly #pool: pg.Pool;
  /** The files of this build, by their URL path. */
  readonly #own: ReadonlyMap<string, string>;

  /** @param folder of Next's build */
  constructor(connectionString: string, folder: string) {
    this.#pool = new pg.Pool({
      connectionString,
      max: 2,
      connectionTimeoutMillis: TIME_LIMIT_MS,
      query_timeout: TIME_LIMIT_MS,
      allowExitOnIdle: true,
    });
    // The next query notices a lost connection.
    this.#pool.on('error', () => undefined);
    this.#own = listFiles(path.join(folder, 'static'), BUILT_FILES);
  }

  /** Stores the files of this build for other instances, now and for as long as this process runs. */
  async store(): Promise<void> {
    const isSaved = await this.#saveOnce();
    setTimeout(() => void this.store(), isSaved ? REFRESH_INTERVAL_MS : RETRY_DELAY_MS).unref();
  }

  /** Returns the response with a file of another build; undefined when there is none or the file belongs to this build. */
  async find(file: string): Promise<BufferedResponse | undefined> {
    const type = getFileType(file);
    if (type === undefined || !file.startsWith(BUILT_FILES) || this.#own.has(file)) return undefined;
    const content = await this.#read(file);
    const headers = { 'content-type': type, 'cache-control': CACHE_FOREVER };
    return content && { status: 200, headers, body: content };
  }

  async #read(file: string): Promise<Buffer | undefined> {
    try {
      const { rows } = await this.#pool.query('select content from page_cache.built_file where path = $1', [file]);
      return contentsSchema.parse(rows)[0]?.content;
    } catch (error) {
      logFailure('A built file of another version could not be read', error);
      return undefined;
    }
  }

  /** @returns whether the files are stored */
  async #saveOnce(): Promise<boolean> {
    try {
      const { rows } = await this.#pool.query(
        'update page_cache.built_file set seen_at = now() where path = any($1) returning path',
        [[...this.#own.keys()]],
      );
      const known = new Set(pathsSchema.parse(rows).map((row) => row.path));
      await this.#insert([...this.#own].filter(([urlPath]) => !known.has(urlPath)));
      await this.#pool.query(`delete from page_cache.built_file where seen_at < now() - interval '${RETENTION_DAYS} days'`);
      return true;
    } catch (error) {
      logFailure('The built files of this version could not be stored for open tabs', error);
      return false;
    }
  }

  async #insert(files: readonly (readonly [urlPath: string, file: string])[]): Promise<void> {
    if (files.length === 0) return;
    await this.#pool.query(
      `insert into page_cache.built_file (path, content) select * from unnest($1::text[], $2::bytea[])
       on conflict (path) do update set seen_at = now()`,
      [files.map(([urlPath]) => urlPath), files.map(([, file]) => readFileSync(file))],
    );
  }
}
