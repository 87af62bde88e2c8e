/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that start a formula in a spreadsheet, including their full-width forms. */
const FORMULA = /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/**
 * Builds a CSV file for spreadsheets (RFC 4180). A cell that could be interpreted as a formula starts with an
 * apostrophe, so that nothing a visitor wrote is ever executed (OWASP, CSV Injection).
 */
export function buildCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(formatCell).join(',')).join('\r\n') + '\r\n';
}

function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
