import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { collectElements } from './elements';

/** Names that distinguish the tables and code blocks of a text for screen readers. */
interface AccessibleNames {
  /** The name of each table: the heading above it, with a number when there are several below that heading. */
  readonly tableNames: ReadonlyMap<Element, string>;
  /** The suffix after the language in the name of each code block: its number, or nothing if it is the only one. */
  readonly codeDistinctions: ReadonlyMap<Element, string>;
}

/**
 * Names the tables and code blocks of a text.
 * @param heading the heading above the text, when the page has other texts
 */
export function buildAccessibleNames(tree: Root, heading?: string): AccessibleNames {
  const tables: Element[] = [];
  const headings: string[] = [];
  const blocks: Element[] = [];
  let current = heading ?? 'Table';
  for (const element of collectElements(tree)) {
    if (/^h[2-6]$/.test(element.tagName)) current = toString(element);
    if (element.tagName === 'pre') blocks.push(element);
    if (element.tagName !== 'table') continue;
    tables.push(element);
    headings.push(current);
  }
  const about = heading === undefined ? '' : ` (${heading})`;
  return {
    tableNames: new Map(tables.map((table, index) => [table, numberRepeated(headings, index)])),
    codeDistinctions:
      blocks.length === 1 && heading === undefined
        ? new Map()
        : new Map(blocks.map((block, index) => [block, `${index + 1}${about}`])),
  };
}

/** Returns the name at this index, with a number when it occurred before. */
function numberRepeated(names: readonly string[], index: number): string {
  const name = names[index] ?? '';
  const count = names.slice(0, index + 1).filter((each) => each === name).length;
  return count > 1 ? `${name} (${count})` : name;
}
