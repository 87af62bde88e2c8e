import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

/** Translates HTML fragments, in order, and leaves elements with `translate="no"` alone. */
type TranslateFragments = (fragments: readonly string[]) => Promise<string[]>;

/** A translation, and the number of parts that stayed in English because something protected would have changed. */
interface TranslatedMarkdown {
  markdown: string;
  kept: number;
}

/** Names that are the same in every language. */
const NAMES = [
  'PostgreSQL',
  'Postgres',
  'CloudNativePG',
  'BigAnimal',
  'Barman',
  'EDB',
  'Oracle',
  'Kubernetes',
  'Docker',
  'Debian',
  'Ubuntu',
];
/** Names, numbers with their units and separators, and words in capitals, such as WAL or ALTER TABLE. */
const PROTECTED = new RegExp(String.raw`\b(?:${NAMES.join('|')})\b|\d[\d.,:/–-]*\d%?|\d%?|\b[A-Z][A-Z0-9_]+\b`, 'g');
const INLINE_TAGS = new Set(['a', 'strong', 'em', 'del', 'code', 'br', 'img', 'span', 'sub', 'sup']);
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const frontMatterSchema = z.record(z.string(), z.unknown());
/** Fields of the front matter that are text. */
const TEXT_FIELDS = ['title', 'description'] as const;

/**
 * Translates a Markdown document. Code, names, numbers, and the targets of links are sent as untranslatable, and a part
 * in which the service has changed one of them is kept in English.
 */
export async function translateMarkdown(source: string, translate: TranslateFragments): Promise<TranslatedMarkdown> {
  const [whole = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const fields = frontMatterSchema.parse(yaml === '' ? {} : parse(yaml));
  const document = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .run(unified().use(remarkParse).use(remarkGfm).parse(source.slice(whole.length)));
  const texts = TEXT_FIELDS.filter((name) => typeof fields[name] === 'string');
  const segments = [
    ...texts.map((name): Segment => ({ nodes: [{ type: 'text', value: String(fields[name]) }], parent: undefined })),
    ...findSegments(document),
  ];
  const sent = segments.map(({ nodes }) => toHtml({ type: 'root', children: nodes.map(protect) }));
  const received = await translate(sent);
  const results = segments.map((segment, index) => applyTranslation(segment, sent[index] ?? '', received[index] ?? ''));
  const translatedFields = Object.fromEntries(texts.map((name, index) => [name, results[index]?.text]));
  const front = whole === '' ? '' : `---\n${stringify({ ...fields, ...translatedFields }, { lineWidth: 0 })}---\n`;
  return { markdown: front + (await toMarkdown(document)), kept: results.filter(({ isKept }) => isKept).length };
}

/** Consecutive inline nodes: a paragraph, a heading, a cell, the text of a list item. */
interface Segment {
  nodes: ElementContent[];
  /** The element that contains them; undefined for a text outside the document. */
  parent: Element | undefined;
}

function findSegments(node: Root | Element): Segment[] {
  const segments: Segment[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    if (node.type === 'element' && run.some((child) => toString(child).trim() !== ''))
      segments.push({ nodes: run, parent: node });
    run = [];
  };
  for (const child of node.children) {
    if (child.type === 'text' || (child.type === 'element' && INLINE_TAGS.has(child.tagName))) {
      run.push(child);
      continue;
    }
    endRun();
    if (child.type === 'element' && child.tagName !== 'pre') segments.push(...findSegments(child));
  }
  endRun();
  return segments;
}

/** Marks what must not be translated. */
function protect(node: ElementContent): ElementContent {
  if (node.type === 'text') return { type: 'element', tagName: 'span', properties: {}, children: protectText(node.value) };
  if (node.type !== 'element') return node;
  if (node.tagName === 'code') return { ...node, properties: { ...node.properties, translate: 'no' } };
  return { ...node, children: node.children.map(protect) };
}

function protectText(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(PROTECTED)) {
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index) });
    parts.push({ type: 'element', tagName: 'span', properties: { translate: 'no' }, children: [{ type: 'text', value: found }] });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

/** Replaces a segment by its translation, unless something protected has changed. */
function applyTranslation({ nodes, parent }: Segment, sent: string, received: string): { text: string; isKept: boolean } {
  const before = nodes.map((node) => toString(node)).join('');
  const isKept = describeProtected(sent) !== describeProtected(received);
  if (isKept) return { text: before, isKept };
  const translated = parseFragment(received).children.flatMap(unprotect);
  if (parent !== undefined) parent.children.splice(parent.children.indexOf(nodes[0] ?? parent), nodes.length, ...translated);
  return { text: translated.map((node) => toString(node)).join(''), isKept };
}

/** Lists what is protected in a fragment; the order may differ between languages. */
function describeProtected(fragment: string): string {
  const found: string[] = [];
  const visit = (node: Root | RootContent | ElementContent): void => {
    if (node.type === 'element' && node.properties.translate === 'no') found.push(`text ${toString(node)}`);
    if (node.type === 'element' && node.tagName === 'a') found.push(`link ${String(node.properties.href)}`);
    if (node.type === 'element' && node.tagName === 'img') found.push(`picture ${String(node.properties.src)}`);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseFragment(fragment));
  return found.toSorted().join('\n');
}

function parseFragment(fragment: string): Root {
  return unified().use(rehypeParse, { fragment: true }).parse(fragment);
}

/** Removes the marks again. */
function unprotect(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap(unprotect);
  if (node.tagName === 'span') return children;
  const { translate: _translate, ...properties } = node.properties;
  return [{ ...node, properties, children }];
}

async function toMarkdown(document: Root): Promise<string> {
  const processor = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', fences: true, rule: '-', emphasis: '_' });
  return processor.stringify(await processor.run(document));
}
