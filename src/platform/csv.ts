/** Characters that start a formula in a spreadsheet, including their full-width forms. */
const FORMULA = /^\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;
/**
 * What comes before the same characters inside of a text. It begins where spaces and separators begin: otherwise, the time for a
 * visitor's text of many tabs would grow with the square of their number.
 */
const BEFORE_FORMULA = /(?<![;\s])[;\s]+(?=[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;
/** Separators at which another program may begin a cell. */
const SEPARATOR = /[;\t]/;

/** Put before a CSV file, it tells spreadsheet programs that the file is UTF-8. Other programs read it as part of the first cell. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Builds a CSV file (RFC 4180). Text that a spreadsheet would run as a formula starts with an apostrophe (OWASP, CSV
 * Injection), also after a semicolon or a tab, at which spreadsheets of some countries split cells. Numbers stay as they are.
 */
export function buildCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = `${FORMULA.test(value) ? "'" : ''}${value.replace(BEFORE_FORMULA, protectCell)}`;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function protectCell(before: string): string {
  return SEPARATOR.test(before) ? `${before}'` : before;
}
