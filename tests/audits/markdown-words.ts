import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell', 'code', 'listItem', 'blockquote', 'break']);
const parser = unified().use(remarkParse).use(remarkGfm);

/** Returns the words of a Markdown text in order, without front matter and descriptions of drawings. */
export function extractMarkdownWords(markdown: string): string[] {
  const text = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  return splitWords(textOf(parser.parse(text)));
}

/**
 * Reads the text of a document's main, as its words stand beside or below each other: without navigation, controls, drawings and
 * decoration. What is folded away counts. This runs in the browser.
 */
export function readMainText(): string {
  const main = document.querySelector('main');
  const textIn = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (
      !(node instanceof Element) ||
      node.matches(
        'nav, search, button, input, select, textarea, fieldset, script, style, template, noscript, dialog, ' +
          'svg, div[role="img"], [aria-hidden="true"], wbr',
      )
    )
      return '';
    const inner = [...node.childNodes].map(textIn).join('');
    // A span for screen readers continues the word before it.
    const isInline = getComputedStyle(node).display.startsWith('inline') || node.matches('span.visually-hidden');
    return isInline ? inner : ` ${inner} `;
  };
  return main ? textIn(main) : '';
}

/** Returns the words of a text in order. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Returns where two lists of words begin to differ; undefined when they are the same. */
export function findFirstDifference(one: readonly string[], other: readonly string[]): string | undefined {
  const index = one.findIndex((word, position) => word !== other[position]);
  const at = index < 0 && one.length < other.length ? one.length : index;
  if (at < 0) return undefined;
  const around = (list: readonly string[]) => list.slice(Math.max(0, at - 6), at + 8).join(' ');
  return `at word ${at + 1}: "${around(one)}" and "${around(other)}"`;
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'code') return ` ${node.value} `;
  if (node.type === 'break') return ' ';
  const inner = 'children' in node ? node.children.map(textOf).join('') : '';
  if (node.type === 'paragraph' && inner.startsWith('Diagram: ')) return ' ';
  return BLOCKS.has(node.type) ? ` ${inner} ` : inner;
}
