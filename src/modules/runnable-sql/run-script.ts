import { messages as kinds, type PGlite, protocol } from '@electric-sql/pglite';
import { isNumberType, formatNotice, getPosition, type RunResult, type StatementResult } from './result';
import { type Statement, splitStatements } from './split-statements';

/** What a text gave, and whether Postgres has survived it. */
export interface ScriptRun {
  result: RunResult;
  /** Postgres has ended with the last statement of the result, and answers nothing any more. */
  hasEnded: boolean;
}

const ENDED_MESSAGE =
  'Postgres in this page ended with this statement, which it cannot run in a browser. Its tables are gone; the next run begins with a new database.';

/** Runs a text statement by statement, as psql does. */
export async function runScript(database: PGlite, text: string): Promise<ScriptRun> {
  const result: RunResult = [];
  for (const statement of splitStatements(text)) {
    const outcome = await runStatement(database, statement, text);
    if (outcome === undefined)
      return { result: [...result, { ...createEmptyResult(), error: { message: ENDED_MESSAGE } }], hasEnded: true };
    result.push(outcome);
  }
  return { result, hasEnded: false };
}

/** Runs a statement by the simple query protocol: values come as text. @returns nothing when Postgres has ended */
async function runStatement(database: PGlite, { sql, offset }: Statement, text: string): Promise<StatementResult | undefined> {
  const messages = await sendQuery(database, sql);
  const outcome = createEmptyResult();
  for (const message of messages) {
    if (message instanceof kinds.RowDescriptionMessage)
      outcome.columns = message.fields.map(({ name, dataTypeID }) => ({ name, isNumber: isNumberType(dataTypeID) }));
    else if (message instanceof kinds.DataRowMessage) outcome.rows.push([...message.fields]);
    else if (message instanceof kinds.CommandCompleteMessage) outcome.command = message.text;
    else if (message instanceof kinds.NoticeMessage) outcome.notices.push(formatNotice(message));
    else if (message instanceof kinds.DatabaseError) {
      const { code, detail, hint, where, internalQuery, position } = message;
      outcome.error = {
        message: message.message,
        code,
        detail,
        hint,
        query: internalQuery,
        context: where,
        position: position ? getPosition(text, offset + Number(position)) : undefined,
      };
    }
  }
  // A server that lives says at the end of every answer that it waits for the next query.
  return messages.some(({ name }) => name === 'readyForQuery') ? outcome : undefined;
}

async function sendQuery(database: PGlite, sql: string) {
  try {
    return (await database.execProtocol(protocol.serialize.query(sql), { throwOnError: false })).messages;
  } catch {
    // The program of Postgres has come to an end, as with COPY from the standard input, which a page does not have.
    return [];
  }
}

function createEmptyResult(): StatementResult {
  return { command: '', columns: [], rows: [], notices: [], error: undefined };
}
