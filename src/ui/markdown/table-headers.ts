import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

/** A longer text is a sentence about the row, and it would be repeated before each cell. */
const CHARS_MAX = 60;

/**
 * Marks the header cells of a table: those of the columns, and the first cells of the rows when they name the rows. An
 * empty corner is no header.
 */
export function markHeaders(table: Element): void {
  for (const cell of getRows(table, 'thead').flatMap(({ children }) => getElements(children))) {
    if (toString(cell).trim() === '') cell.tagName = 'td';
    else cell.properties.scope = 'col';
  }
  const rows = getRows(table, 'tbody');
  if (!hasRowNames(rows)) return;
  for (const cell of getFirstCells(rows)) {
    cell.tagName = 'th';
    cell.properties.scope = 'row';
  }
}

/** Returns whether each row starts with a unique short text. A right-aligned column contains results. */
function hasRowNames(rows: readonly Element[]): boolean {
  const cells = getFirstCells(rows);
  const texts = cells.map((cell) => toString(cell).trim());
  return (
    rows.every(({ children }) => getElements(children).length > 1) &&
    texts.every((text) => text !== '' && text.length <= CHARS_MAX) &&
    new Set(texts).size === rows.length &&
    cells.every(({ properties }) => properties.align !== 'right')
  );
}

function getFirstCells(rows: readonly Element[]): Element[] {
  return rows.flatMap(({ children }) => getElements(children).slice(0, 1));
}

/** The texts of a table's column headers. */
export function getHeaderTexts(table: Element): string[] {
  return getRows(table, 'thead').flatMap((row) => getCells(row).map((cell) => toString(cell).trim()));
}

/** The rows of a table below its header. */
export function getBodyRows(table: Element): Element[] {
  return getRows(table, 'tbody');
}

/** The cells of a row. */
export function getCells({ children }: Element): Element[] {
  return getElements(children);
}

function getRows({ children }: Element, part: 'thead' | 'tbody'): Element[] {
  return getElements(children)
    .filter(({ tagName }) => tagName === part)
    .flatMap((group) => getElements(group.children));
}

function getElements(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node) => node.type === 'element');
}
