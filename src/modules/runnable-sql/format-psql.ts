import type { RunResult, SqlError, StatementResult } from './result';

/**
 * Formats a result the way psql prints it (aligned format, quiet), so that the output in an article can be compared
 * with a real one: the tables first, then notices and errors, which psql writes to another stream.
 */
export function formatPsqlOutput(result: RunResult): string {
  const tables = result.filter(({ columns, error }) => columns.length > 0 && !error).map(formatTable);
  const messages = result.flatMap(({ notices, error }) => [...notices, ...(error ? [formatError(error)] : [])]);
  return [...tables, ...messages].join('\n');
}

function formatTable({ columns, rows }: StatementResult): string {
  const widths = columns.map(({ name }, index) => Math.max(getWidth(name), ...rows.map((row) => getWidth(row[index] ?? ''))));
  const header = columns.map(({ name }, index) => ` ${centerCell(name, widths[index] ?? 0)} `).join('|');
  const line = widths.map((each) => '-'.repeat(each + 2)).join('+');
  const body = rows.map((row) =>
    columns.map(({ isNumber }, index) => ` ${alignCell(row[index] ?? '', widths[index] ?? 0, isNumber)} `).join('|'),
  );
  return [header, line, ...body, `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`, '']
    .map((each) => each.trimEnd())
    .join('\n');
}

function formatError({ message, detail, hint, query, context }: SqlError): string {
  return [
    `ERROR:  ${message}`,
    ...(detail ? [`DETAIL:  ${detail}`] : []),
    ...(hint ? [`HINT:  ${hint}`] : []),
    ...(query ? [`QUERY:  ${query}`] : []),
    ...(context ? [`CONTEXT:  ${context}`] : []),
  ].join('\n');
}

/** Returns the display width in terminal columns: characters, not code units. */
const getWidth = (text: string): number => Array.from(text).length;

function centerCell(text: string, to: number): string {
  const left = Math.floor((to - getWidth(text)) / 2);
  return ' '.repeat(left) + text + ' '.repeat(to - getWidth(text) - left);
}

function alignCell(text: string, to: number, right: boolean): string {
  const space = ' '.repeat(to - getWidth(text));
  return right ? space + text : text + space;
}
