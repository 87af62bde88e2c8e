import { PGlite } from '@electric-sql/pglite';
import { runScript, type ScriptRun } from './run-script';

/*
 * Postgres in the browser, in a worker of its own: a long query does not hold up the page, and ending the worker ends the
 * query. It is bundled apart from the site (scripts/build/sql-worker.ts) and loaded when somebody presses "Run".
 */

/** What the page asks: run a text. */
export interface RunRequest {
  id: number;
  sql: string;
}

/** What the worker says: that Postgres is up, what a text gave, or why Postgres could not be started. */
export type WorkerMessage = { kind: 'started' } | ({ kind: 'ran'; id: number } & ScriptRun) | { kind: 'failed'; reason: string };

const database = startDatabase();

async function startDatabase(): Promise<PGlite> {
  const started = await PGlite.create();
  await started.exec("set timezone to 'UTC'; set client_min_messages to notice");
  postMessage({ kind: 'started' } satisfies WorkerMessage);
  return started;
}

addEventListener('message', ({ data: { id, sql } }: MessageEvent<RunRequest>) => {
  void database.then(
    async (started) => postMessage({ kind: 'ran', id, ...(await runScript(started, sql)) } satisfies WorkerMessage),
    (error: unknown) =>
      postMessage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) } satisfies WorkerMessage),
  );
});
