/** Formats rows as lines of equal width: the first columns, which have text, to the left, the others to the right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[], textColumns = 1): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column < textColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
