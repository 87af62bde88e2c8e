import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { collectElements } from './elements';
import { getHeaderTexts } from './table-headers';

/** A table with more columns than this rarely fits on a phone, so it scrolls there. */
export const NARROW_COLUMNS_MAX = 2;
/** Longer names may not fit into a column of a table that doesn't scroll, or into a line of a phone. */
const UNBROKEN_CHARS_MAX = { column: 10, line: 28 };

/**
 * Finds the code with a long name, such as `max_prepared_statements`: names that are longer than a line of a phone, and those in
 * tables that share its width.
 */
export function findLongNames(tree: Root): ReadonlySet<Element> {
  const elements = collectElements(tree);
  const tables = elements.filter(
    (element) => element.tagName === 'table' && getHeaderTexts(element).length <= NARROW_COLUMNS_MAX,
  );
  const isLong = (code: Element, charsMax: number) =>
    code.tagName === 'code' && toString(code).length > charsMax && /_\w/.test(toString(code));
  return new Set([
    ...elements.filter((element) => isLong(element, UNBROKEN_CHARS_MAX.line)),
    ...tables.flatMap(collectElements).filter((element) => isLong(element, UNBROKEN_CHARS_MAX.column)),
  ]);
}
