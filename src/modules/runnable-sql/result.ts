/** The result of one statement. */
export interface StatementResult {
  /** The command tag, such as "SELECT 3" or "CREATE TABLE"; empty when the statement failed. */
  command: string;
  columns: { name: string; isNumber: boolean }[];
  /** Values in Postgres text format; SQL nulls are null. */
  rows: (string | null)[][];
  notices: string[];
  error: SqlError | undefined;
}

/** An error with Postgres's error fields (PostgreSQL manual, "Error and Notice Message Fields"). */
export interface SqlError {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  /** The internal statement that failed, such as one in a function. */
  query?: string | undefined;
  /** The call stack of the error: which function and statement. */
  context?: string | undefined;
  /** 1-based line and column in the script. */
  position?: { line: number; column: number } | undefined;
}

/** The results of a script, statement by statement. An error doesn't stop the script, just as in psql. */
export type RunResult = StatementResult[];

/** The fields of a Postgres notice. */
interface Notice {
  severity?: string | undefined;
  message?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
}

/** Formats a notice the way psql prints it. */
export function formatNotice({ severity, message, detail, hint }: Notice): string {
  return [`${severity}:  ${message}`, ...(detail ? [`DETAIL:  ${detail}`] : []), ...(hint ? [`HINT:  ${hint}`] : [])].join('\n');
}

/** Object identifiers in pg_type of the types whose values are right-aligned. */
const NUMBER_TYPES = new Set([20, 21, 23, 26, 28, 29, 700, 701, 790, 1700, 5069]);

/** Returns whether values of a type are numbers. */
export function isNumberType(oid: number): boolean {
  return NUMBER_TYPES.has(oid);
}

/** Returns the 1-based line and column of the nth character in a text. */
export function getPosition(text: string, character: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, character - 1)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
