/** What one statement gave. */
export interface StatementResult {
  /** The command tag: "SELECT 3", "CREATE TABLE"; empty when it failed. */
  command: string;
  columns: { name: string; isNumber: boolean }[];
  /** Values in the text form of Postgres; null is null. */
  rows: (string | null)[][];
  notices: string[];
  error: SqlError | undefined;
}

/** An error with what Postgres says of it (PostgreSQL manual, "Error and Notice Message Fields"). */
export interface SqlError {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  /** The statement within a function that failed. */
  query?: string | undefined;
  /** In which function and statement it arose. */
  context?: string | undefined;
  /** Line and column in the text that was run, from 1. */
  position?: { line: number; column: number } | undefined;
}

/** What running a text gave, statement by statement. An error does not end the text, as it does not in psql. */
export type RunResult = StatementResult[];

/** What Postgres says in a notice. */
interface Notice {
  severity?: string | undefined;
  message?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
}

/** A notice as psql prints it. */
export function formatNotice({ severity, message, detail, hint }: Notice): string {
  return [`${severity}:  ${message}`, ...(detail ? [`DETAIL:  ${detail}`] : []), ...(hint ? [`HINT:  ${hint}`] : [])].join('\n');
}

/** Types whose values are aligned to the right, by their object identifiers in pg_type. */
const NUMBER_TYPES = new Set([20, 21, 23, 26, 28, 29, 700, 701, 790, 1700, 5069]);

/** Whether values of a type are numbers. */
export function isNumberType(oid: number): boolean {
  return NUMBER_TYPES.has(oid);
}

/** Line and column of the nth character of a text, from 1. */
export function getPosition(text: string, character: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, character - 1)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
