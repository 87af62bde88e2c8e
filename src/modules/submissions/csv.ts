/** By this mark a spreadsheet knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula, in its forms for other scripts too. */
const FORMULA = /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/**
 * Rows as a file that a spreadsheet opens (RFC 4180). A cell that could be taken for a formula begins with an apostrophe,
 * so that nothing that a visitor wrote is ever executed (OWASP, CSV Injection).
 */
export function buildCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(formatCell).join(',')).join('\r\n') + '\r\n';
}

function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
