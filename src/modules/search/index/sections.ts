import type { Element, ElementContent, Root, RootContent } from 'hast';
import { collectElements } from '@/ui/markdown/elements';
import { parseMarkdown, type HeadingLevel } from '@/ui/markdown/parse-markdown';
import { normalizeMessage } from '../text/normalize-message';

/** A section of a page: its heading, its anchor, and the headings above it. */
export interface TextSection {
  heading: string;
  anchor: string;
  parents: string[];
  level: number;
  body: string;
  /** The messages that its tables of problems explain, as {@link normalizeMessage} writes them. */
  messages?: string[];
}

export interface SectionedText {
  /** The text before the first heading. */
  intro: string;
  sections: TextSection[];
}

const BLOCK_ELEMENTS = new Set(
  'p li td th tr pre div table ul ol blockquote dt dd figure figcaption h1 h2 h3 h4 h5 h6 br details summary'.split(' '),
);

/** Splits Markdown at its headings, with the anchors that the page has. */
export function splitMarkdown(source: string, firstLevel: HeadingLevel): SectionedText {
  const sections: TextSection[] = [];
  const intro: string[] = [];
  for (const node of parseMarkdown(source, firstLevel).children) {
    const level = getHeadingLevel(node);
    if (level !== undefined && node.type === 'element') {
      const parents = sections.reduce<{ level: number; heading: string }[]>(
        (open, each) => [...open.filter((one) => one.level < each.level), { level: each.level, heading: each.heading }],
        [],
      );
      sections.push({
        heading: getText(node),
        anchor: typeof node.properties.id === 'string' ? node.properties.id : '',
        parents: parents.filter((one) => one.level < level).map(({ heading }) => heading),
        level,
        body: '',
      });
      continue;
    }
    const current = sections.at(-1);
    const text = getText(node);
    if (current === undefined) intro.push(text);
    else {
      current.body = `${current.body} ${text}`.trim();
      current.messages = [...(current.messages ?? []), ...readMessages(node)];
    }
  }
  return { intro: intro.join(' ').trim(), sections };
}

/** What a table of problems has above its first column. */
const PROBLEM_COLUMN = /^(?:what you see|you see|message)$/i;

/** Reads the messages in the first column of a table of problems. They are written as code. */
function readMessages(node: RootContent): string[] {
  if (node.type !== 'element' || node.tagName !== 'table') return [];
  const cells = collectElements(node)
    .filter(({ tagName }) => tagName === 'tr')
    .flatMap(({ children }) => children.find(isCell) ?? []);
  const [head, ...rows] = cells;
  if (head === undefined || !PROBLEM_COLUMN.test(getText(head))) return [];
  const codes = rows.flatMap((cell) => collectElements(cell).filter(({ tagName }) => tagName === 'code'));
  return codes.flatMap((code) => normalizeMessage(getText(code)) ?? []);
}

function isCell(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th');
}

/** Returns the text of Markdown without its syntax. */
export function toPlainText(source: string): string {
  return getText(parseMarkdown(source));
}

function getHeadingLevel(node: RootContent): number | undefined {
  const [, level] = node.type === 'element' ? (/^h([2-4])$/.exec(node.tagName) ?? []) : [];
  return level === undefined ? undefined : Number(level);
}

function getText(node: Root | RootContent | ElementContent): string {
  return collectText(node).join('').replaceAll(/\s+/g, ' ').trim();
}

function collectText(node: Root | RootContent | ElementContent): string[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element' && node.type !== 'root') return [];
  const inner = node.children.flatMap((child) => collectText(child));
  if (node.type === 'root' || !BLOCK_ELEMENTS.has(node.tagName)) return inner;
  // The output of a command is in an attribute.
  const output = node.properties['dataOutput'];
  return [' ', ...inner, ' ', ...(typeof output === 'string' ? [withoutRules(output), ' '] : [])];
}

/** Returns the output of psql without the lines of its tables, which would be most of an excerpt. */
function withoutRules(output: string): string {
  return output
    .replaceAll(/^[-+]{3,}$/gm, ' ')
    .replaceAll(/ *\| */g, ' ')
    .replaceAll(/^\(\d+ rows?\)$/gm, ' ');
}
