import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

/** Word processors have no code, only text in one of these typefaces. */
const MONOSPACED = /font-family:[^;]*(?:mono|courier|consolas|menlo|monaco|source code)/i;

/** Returns whether a part of a paragraph is set as code. */
export function isCode({ tagName, properties }: Element): boolean {
  return tagName === 'span' && MONOSPACED.test(properties['style']?.toString() ?? '');
}

/** Marks a paragraph of nothing but code as a line of code. */
export function findCodeLines(paragraph: Element): Element {
  const parts = paragraph.children.filter((child) => toString(child).trim() !== '');
  const isLine = parts.length > 0 && parts.every((child) => child.type === 'element' && child.tagName === 'code');
  return isLine ? { ...paragraph, properties: { dataCode: true } } : paragraph;
}

/** Turns consecutive lines of code into one block. */
export function groupCodeLines(nodes: readonly ElementContent[]): ElementContent[] {
  const grouped: ElementContent[] = [];
  let lines: string[] | undefined;
  const endBlock = (): void => {
    if (lines) grouped.push(createBlock(lines.join('\n')));
    lines = undefined;
  };
  for (const node of nodes) {
    if (node.type === 'element' && node.properties['dataCode'] === true) lines = [...(lines ?? []), readLine(node)];
    else if (!(lines && node.type === 'text' && node.value.trim() === '')) {
      endBlock();
      grouped.push(node.type === 'element' ? { ...node, children: groupCodeLines(node.children) } : node);
    }
  }
  endBlock();
  return grouped;
}

/** Returns the text of a line, which may have line breaks of its own. Word processors indent with spaces that don't break. */
function readLine(node: ElementContent): string {
  if (node.type === 'text') return node.value.replaceAll(/[\r\n]+/g, ' ').replaceAll('\u00A0', ' ');
  if (node.type !== 'element') return '';
  return node.tagName === 'br' ? '\n' : node.children.map(readLine).join('').replace(/\n$/, '');
}

function createBlock(value: string): Element {
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: `${value}\n` }] };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}
