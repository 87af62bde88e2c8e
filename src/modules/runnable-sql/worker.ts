import { getErrorReason } from '@/platform/error-reason';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { runScript, type ScriptRun } from './run-script';

/*
 * Postgres in the browser, in its own worker: a long query doesn't block the page, and terminating the worker stops the
 * query. It is bundled separately from the site (scripts/build/sql-worker.ts) and loaded when a visitor presses "Run".
 */

/** A request from the page to run a script. */
export interface RunRequest {
  id: number;
  sql: string;
}

/** A message from the worker: Postgres has started, a script's result, or why Postgres failed to start. */
export type WorkerMessage = { kind: 'started' } | ({ kind: 'ran'; id: number } & ScriptRun) | { kind: 'failed'; reason: string };

const database = startDatabase();

async function startDatabase(): Promise<PGlite> {
  // What tutorials create with CREATE EXTENSION.
  const started = await PGlite.create({ extensions: { pg_trgm } });
  await started.exec("set timezone to 'UTC'; set client_min_messages to notice");
  postMessage({ kind: 'started' } satisfies WorkerMessage);
  return started;
}

addEventListener('message', ({ data: { id, sql } }: MessageEvent<RunRequest>) => {
  void database.then(
    async (started) => postMessage({ kind: 'ran', id, ...(await runScript(started, sql)) } satisfies WorkerMessage),
    (error: unknown) => postMessage({ kind: 'failed', reason: getErrorReason(error) } satisfies WorkerMessage),
  );
});
