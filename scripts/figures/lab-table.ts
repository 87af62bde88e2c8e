import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../paths';

/** A row of a table in a lab: the text of its cells, without code marks. */
type TableRow = readonly string[];

/**
 * Reads the rows of a lab's table, so that a figure shows exactly the numbers of the text.
 * @param lab the name of its file
 * @param heading the start of the table's header: its first cell, or more
 * @throws Error when there is no such table
 */
export function readLabTable(lab: string, heading: string): TableRow[] {
  const lines = readFileSync(path.join(repositoryRoot, `content/labs/${lab}.md`), 'utf8').split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| ${heading}`));
  if (head < 0) throw new Error(`The lab ${lab} has no table that begins with ${heading}.`);
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.slice(head + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
}

/** Parses the number at the start of a cell. @throws Error when there is none */
export function parseNumber(cell: string | undefined): number {
  const value = Number.parseFloat((cell ?? '').replaceAll(',', ''));
  if (Number.isNaN(value)) throw new Error(`“${cell ?? ''}” begins with no number.`);
  return value;
}
