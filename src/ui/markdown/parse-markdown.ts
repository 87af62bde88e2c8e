import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { cache } from 'react';
import { unified } from 'unified';
import { getCodeElement, getLanguage } from './code-blocks';
import { collectElements } from './elements';
import { findMarkdownExcess } from './markdown-limits';
import { attachCharts } from './table-charts';
import { markHeaders } from './table-headers';
import { groupTabs } from './tabs';

/** The level of the top headings in a text: 3 when its section has the h2, 2 when it is the whole page. */
export type HeadingLevel = 2 | 3;

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug).freeze();

/**
 * Parses Markdown into a tree of HTML elements: GitHub's dialect, headings with anchors from `firstLevel` down,
 * external links marked. HTML in the source is removed. A block quote that starts with `[!NOTE]`, `[!TIP]` or
 * `[!WARNING]` is a callout, a code block in the language `output` is the output of the block before it, one
 * in the language `chart` draws the table after it, and consecutive code blocks with a `tab` each form a group. What would take
 * too long, such as a draft that was never saved, is one paragraph of plain text.
 */
export function parseMarkdown(source: string, firstLevel: HeadingLevel = 3): Root {
  if (isPlainLine(source) || findMarkdownExcess(source) !== undefined) return buildParagraph(source);
  const tree = processor.runSync(processor.parse(source));
  const elements = collectElements(tree);
  shiftHeadings(elements, firstLevel);
  attachOutputs(tree);
  attachCharts(tree);
  groupTabs(tree);
  for (const element of elements) {
    if (element.tagName === 'blockquote') convertToCallout(element);
    if (/^h[2-6]$/.test(element.tagName)) addAnchorLink(element);
    if (element.tagName === 'a') sanitizeLink(element);
    if (element.tagName === 'table') markHeaders(element);
    if (element.tagName === 'code') markCode(element);
    else element.children = element.children.flatMap(keepProcessorNames);
  }
  unwrapImages(tree);
  return tree;
}

/** As {@link parseMarkdown}, once for all parts of a page that read the same text, so the tree must not be changed. */
export const parseSharedMarkdown = cache(parseMarkdown);

/** What means something in the middle of a line, or ends it, and names that stay on one line. */
const MARKS = /[\\`*_~<&[\]|@\r\n\0]|:\/\/|www\.|x86-64/i;

/**
 * Whether a text is one line that has no mark: most titles, summaries, and cells. A line that begins with a letter begins
 * no list, heading, or quote.
 */
function isPlainLine(source: string): boolean {
  return /^\p{L}/u.test(source) && /\S$/.test(source) && !MARKS.test(source);
}

/** Builds what the parser makes of a plain line, without the cost of setting it up. */
function buildParagraph(text: string): Root {
  return {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text }] }],
  };
}

/**
 * Code in a line of text with an option, such as `--clone`, after whose second hyphen the line could end. It is short enough
 * for a phone. The code of a block ends with a line break.
 */
const SHORT_WITH_OPTION = /^(?=.{1,20}$)(?:.*\s)?--\w/;

/** The class of options, and of names in which a line of text doesn't end, either (global.css). */
const UNBROKEN = 'option';

function markCode(code: Element): void {
  // A translated command doesn't run.
  code.properties.translate = 'no';
  if (SHORT_WITH_OPTION.test(toString(code))) code.properties.className = [UNBROKEN];
}

/** Browsers end a line after the hyphen of this name. A hyphen that they don't break wouldn't be found by searching the page. */
const PROCESSOR_NAME = /(x86-64)/;

function keepProcessorNames(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || !PROCESSOR_NAME.test(node.value)) return [node];
  return node.value.split(PROCESSOR_NAME).map((value, index) => {
    const text = { type: 'text' as const, value };
    return index % 2 === 0 ? text : { type: 'element', tagName: 'span', properties: { className: [UNBROKEN] }, children: [text] };
  });
}

/** A picture that is a separate paragraph needs no paragraph element. */
function unwrapImages(tree: Root): void {
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element' || node.tagName !== 'p') return node;
    const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    return only?.type === 'element' && only.tagName === 'img' && others.length === 0
      ? { ...only, properties: { ...only.properties, dataAlone: true } }
      : node;
  });
}

function shiftHeadings(elements: readonly Element[], firstLevel: HeadingLevel): void {
  const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  const highest = Math.min(firstLevel, ...headings.map(({ tagName }) => Number(tagName[1])));
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + firstLevel - highest)}`;
  }
}

/** A URL with another scheme, such as one that runs a script, is removed from its link. So is one that can't be made absolute. */
const SAFE_URL = /^(?:https?:|mailto:|tel:|[/#?]|[^:]*$)/i;

function sanitizeLink(link: Element): void {
  const href = String(link.properties.href);
  if (!SAFE_URL.test(href) || !URL.canParse(href, 'https://this.site')) delete link.properties.href;
  else if (/^https?:/i.test(href)) link.properties.rel = ['noopener'];
}

function addAnchorLink(heading: Element): void {
  const { id } = heading.properties;
  const hasLink = collectElements(heading).some(({ tagName }) => tagName === 'a');
  if (typeof id !== 'string' || hasLink) return;
  heading.children = [{ type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: heading.children }];
}

const CALLOUT = /^\[!(NOTE|TIP|WARNING)\]\s*/;
const CALLOUT_LABELS: Readonly<Record<string, string>> = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Warning' };

/** Converts GitHub's alerts: a block quote whose first line is a kind becomes a callout of that kind. */
function convertToCallout(quote: Element): void {
  const paragraph = quote.children.find((child) => child.type === 'element');
  const text = paragraph?.children[0];
  if (!paragraph || text?.type !== 'text') return;
  const [mark, kind = ''] = CALLOUT.exec(text.value) ?? [];
  if (mark === undefined) return;
  text.value = text.value.slice(mark.length);
  quote.tagName = 'div';
  quote.properties = { role: 'note', dataCallout: kind.toLowerCase() };
  const label: Element = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{ type: 'text', value: `${CALLOUT_LABELS[kind] ?? kind}:` }],
  };
  paragraph.children.unshift(label, { type: 'text', value: ' ' });
}

/** Attaches each block in the language `output` to the code block before it. */
function attachOutputs(tree: Root): void {
  let last: Element | undefined;
  tree.children = tree.children.filter((node) => {
    const code = getCodeElement(node);
    if (code && last && getLanguage(code) === 'output') {
      last.properties.dataOutput = toString(code).replace(/\n$/, '');
      return false;
    }
    if (node.type === 'element') last = code ? node : undefined;
    return true;
  });
}
