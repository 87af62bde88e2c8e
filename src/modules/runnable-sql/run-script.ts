import { messages as kinds, type PGlite, protocol } from '@electric-sql/pglite';
import { isNumberType, formatNotice, getPosition, type RunResult, type StatementResult } from './result';
import { type Statement, splitStatements } from './split-statements';

/** The result of a script, and whether Postgres survived it. */
export interface ScriptRun {
  result: RunResult;
  /** The last statement of the result ended Postgres, which no longer responds. */
  hasEnded: boolean;
}

const ENDED_MESSAGE =
  'This statement can’t run in a browser, and it stopped Postgres in this page. Its tables are gone. ' +
  'The next run starts with a new database.';

/** Runs a script statement by statement, the way psql does. */
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

/**
 * Runs a statement with the simple query protocol, which returns values as text.
 * @returns undefined when Postgres has ended
 */
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
  // A live server ends every response by reporting that it is ready for the next query.
  return messages.some(({ name }) => name === 'readyForQuery') ? outcome : undefined;
}

async function sendQuery(database: PGlite, sql: string) {
  try {
    return (await database.execProtocol(protocol.serialize.query(sql), { throwOnError: false })).messages;
  } catch {
    // The Postgres process has exited. One cause is COPY from standard input, which a page doesn't have.
    return [];
  }
}

function createEmptyResult(): StatementResult {
  return { command: '', columns: [], rows: [], notices: [], error: undefined };
}
