import type { RunResult, SqlError, StatementResult } from './result';

/**
 * A result as psql prints it (aligned format, quiet), so that the output in a text can be compared with a real one: the
 * tables first, then notices and errors, which psql writes to another stream.
 */
export function psqlText(result: RunResult): string {
  const tables = result.filter(({ columns, error }) => columns.length > 0 && !error).map(table);
  const messages = result.flatMap(({ notices, error }) => [...notices, ...(error ? [errorText(error)] : [])]);
  return [...tables, ...messages].join('\n');
}

function table({ columns, rows }: StatementResult): string {
  const widths = columns.map(({ name }, index) => Math.max(width(name), ...rows.map((row) => width(row[index] ?? ''))));
  const header = columns.map(({ name }, index) => ` ${centered(name, widths[index] ?? 0)} `).join('|');
  const line = widths.map((each) => '-'.repeat(each + 2)).join('+');
  const body = rows.map((row) => columns.map(({ isNumber }, index) => ` ${padded(row[index] ?? '', widths[index] ?? 0, isNumber)} `).join('|'));
  return [header, line, ...body, `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`, ''].map((each) => each.trimEnd()).join('\n');
}

function errorText({ message, detail, hint, query, context }: SqlError): string {
  return [`ERROR:  ${message}`, ...(detail ? [`DETAIL:  ${detail}`] : []), ...(hint ? [`HINT:  ${hint}`] : []), ...(query ? [`QUERY:  ${query}`] : []), ...(context ? [`CONTEXT:  ${context}`] : [])].join('\n');
}

/** The width that a terminal shows, in columns: characters, not code units. */
const width = (text: string): number => Array.from(text).length;

function centered(text: string, to: number): string {
  const left = Math.floor((to - width(text)) / 2);
  return ' '.repeat(left) + text + ' '.repeat(to - width(text) - left);
}

function padded(text: string, to: number, right: boolean): string {
  const space = ' '.repeat(to - width(text));
  return right ? space + text : text + space;
}
