import type { Element, ElementContent, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** The level that headings within a text begin at: its section has the h2. */
const FIRST_LEVEL = 3;

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug).freeze();

/**
 * Markdown as a tree of HTML elements: GitHub's dialect, headings from h3 down with anchors, links that lead away
 * marked as such. HTML within the source is left out, never passed on.
 */
export function parseMarkdown(source: string): Root {
  const tree = processor.runSync(processor.parse(source));
  const elements = elementsOf(tree.children.filter((node) => node.type !== 'doctype'));
  shiftHeadings(elements);
  for (const element of elements) {
    if (/^h[3-6]$/.test(element.tagName)) linkToItself(element);
    if (element.tagName === 'a') checkLink(element);
  }
  return tree;
}

/** All elements of a tree, in the order of the text. */
function elementsOf(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => (node.type === 'element' ? [node, ...elementsOf(node.children)] : []));
}

function shiftHeadings(elements: readonly Element[]): void {
  const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  const highest = Math.min(FIRST_LEVEL, ...headings.map(({ tagName }) => Number(tagName[1])));
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + FIRST_LEVEL - highest)}`;
  }
}

/** An address of another kind than these, such as one that runs a script, is taken from its link. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|[/#?]|[^:]*$)/i;

function checkLink(link: Element): void {
  const href = String(link.properties.href);
  if (!SAFE_ADDRESS.test(href)) delete link.properties.href;
  if (/^https?:/i.test(href)) link.properties.rel = ['noopener'];
}

function linkToItself(heading: Element): void {
  const { id } = heading.properties;
  const hasLink = elementsOf(heading.children).some(({ tagName }) => tagName === 'a');
  if (typeof id !== 'string' || hasLink) return;
  heading.children = [{ type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: heading.children }];
}
