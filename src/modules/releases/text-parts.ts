/** Writes a Markdown table. */
export function buildTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Writes a CVSS score, or that no one has reviewed it. */
export function formatScore(score: number | null | undefined): string {
  return score === null || score === undefined ? 'not reviewed' : score.toFixed(1);
}
