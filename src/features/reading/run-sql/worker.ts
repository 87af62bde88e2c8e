import { messages as kinds, PGlite, protocol } from '@electric-sql/pglite';
import { isNumberType, noticeText, positionIn, type RunResult, type StatementResult } from './result';
import { type Statement, statementsOf } from './statements';

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

/** Runs a text statement by statement, as psql does. */
async function resultOf(started: PGlite, text: string): Promise<RunResult> {
  const result: RunResult = [];
  for (const statement of statementsOf(text)) result.push(await outcomeOf(started, statement, text));
  return result;
}

/** Runs a statement by the simple query protocol: values come as text. */
async function outcomeOf(started: PGlite, { sql, offset }: Statement, text: string): Promise<StatementResult> {
  const { messages } = await started.execProtocol(protocol.serialize.query(sql), { throwOnError: false });
  const outcome: StatementResult = { command: '', columns: [], rows: [], notices: [], error: undefined };
  for (const message of messages) {
    if (message instanceof kinds.RowDescriptionMessage) outcome.columns = message.fields.map(({ name, dataTypeID }) => ({ name, isNumber: isNumberType(dataTypeID) }));
    else if (message instanceof kinds.DataRowMessage) outcome.rows.push([...message.fields]);
    else if (message instanceof kinds.CommandCompleteMessage) outcome.command = message.text;
    else if (message instanceof kinds.NoticeMessage) outcome.notices.push(noticeText(message));
    else if (message instanceof kinds.DatabaseError) {
      const { code, detail, hint, where, internalQuery, position } = message;
      outcome.error = { message: message.message, code, detail, hint, query: internalQuery, context: where, position: position ? positionIn(text, offset + Number(position)) : undefined };
    }
  }
  return outcome;
}
