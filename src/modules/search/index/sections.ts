import type { ElementContent, Root, RootContent } from 'hast';
import { parseMarkdown, type HeadingLevel } from '@/ui/markdown/parse-markdown';

/** A section of a page: its heading, its anchor, and the headings above it. */
export interface TextSection {
  heading: string;
  anchor: string;
  parents: string[];
  level: number;
  body: string;
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
    else current.body = `${current.body} ${text}`.trim();
  }
  return { intro: intro.join(' ').trim(), sections };
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
  return [' ', ...inner, ' ', ...(typeof output === 'string' ? [output, ' '] : [])];
}
