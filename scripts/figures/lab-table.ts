import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../paths';

/** A row of a table in a lab: the texts of its cells, without marks of code. */
export type TableRow = readonly string[];

/**
 * The rows of a lab's table, so that a figure shows the very numbers that the text has.
 * @param lab the name of its file
 * @param heading the first cell of the table's head, or more of its beginning
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

/** The number that a cell begins with. @throws Error when it begins with none */
export function parseNumber(cell: string | undefined): number {
  const value = Number.parseFloat((cell ?? '').replaceAll(',', ''));
  if (Number.isNaN(value)) throw new Error(`“${cell ?? ''}” begins with no number.`);
  return value;
}
