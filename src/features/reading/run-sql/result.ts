/** What one statement gave: rows, or only the tag of the command, as psql prints it. */
export interface StatementResult {
  /** The command tag: "SELECT 3", "CREATE TABLE". */
  command: string;
  columns: { name: string; isNumber: boolean }[];
  /** Values in the text form of Postgres; null is null. */
  rows: (string | null)[][];
}

/** An error with what Postgres says of it (PostgreSQL manual, "Error and Notice Message Fields"). */
export interface SqlError {
  message: string;
  code: string | undefined;
  detail: string | undefined;
  hint: string | undefined;
  /** Line and column in the text that was run, from 1. */
  position: { line: number; column: number } | undefined;
}

/** What running a text gave: results and notices up to the first error. */
export interface RunResult {
  results: StatementResult[];
  notices: string[];
  error: SqlError | undefined;
}

/** Types whose values are aligned to the right, by their object identifiers in pg_type. */
const NUMBER_TYPES = new Set([20, 21, 23, 26, 700, 701, 790, 1700]);

/** Whether values of a type are numbers. */
export function isNumberType(oid: number): boolean {
  return NUMBER_TYPES.has(oid);
}

/** Line and column of the nth character of a text, from 1. */
export function positionIn(text: string, character: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, character - 1)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
