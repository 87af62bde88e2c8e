/// <reference lib="webworker" />
import { messages as kinds, PGlite, protocol } from '@electric-sql/pglite';
import { isNumberType, positionIn, type RunResult } from './result';

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
export type WorkerMessage = { kind: 'started' } | { kind: 'ran'; id: number; result: RunResult } | { kind: 'failed'; reason: string };

const database = start();

async function start(): Promise<PGlite> {
  const started = await PGlite.create();
  await started.exec("set timezone to 'UTC'; set client_min_messages to notice");
  postMessage({ kind: 'started' } satisfies WorkerMessage);
  return started;
}

addEventListener('message', ({ data: { id, sql } }: MessageEvent<RunRequest>) => {
  void database.then(
    async (started) => postMessage({ kind: 'ran', id, result: await resultOf(started, sql) } satisfies WorkerMessage),
    (error: unknown) => postMessage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) } satisfies WorkerMessage),
  );
});

/** Runs a text by the simple query protocol, as psql does: all its statements, up to the first error, values as text. */
async function resultOf(started: PGlite, sql: string): Promise<RunResult> {
  const { messages } = await started.execProtocol(protocol.serialize.query(sql), { throwOnError: false });
  const run: RunResult = { results: [], notices: [], error: undefined };
  let open: RunResult['results'][number] = { command: '', columns: [], rows: [] };
  for (const message of messages) {
    if (message instanceof kinds.RowDescriptionMessage) open.columns = message.fields.map(({ name, dataTypeID }) => ({ name, isNumber: isNumberType(dataTypeID) }));
    else if (message instanceof kinds.DataRowMessage) open.rows.push([...message.fields]);
    else if (message instanceof kinds.CommandCompleteMessage) {
      run.results.push({ ...open, command: message.text });
      open = { command: '', columns: [], rows: [] };
    } else if (message instanceof kinds.NoticeMessage) run.notices.push(`${message.severity}:  ${message.message}`);
    else if (message instanceof kinds.DatabaseError) {
      const { code, detail, hint, position } = message;
      run.error = { message: message.message, code, detail, hint, position: position ? positionIn(sql, Number(position)) : undefined };
    }
  }
  return run;
}
