import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { findCodeLines, groupCodeLines, isCode } from './pasted-code';
import { cleanLink } from './pasted-links';
import { mergeRuns, moveSpacesOut } from './pasted-runs';
import { addTableHead, joinCell, nestLists, tightenItem } from './pasted-structure';
import { findListTag, groupWordLists, isWordMarker } from './word-lists';

const processor = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', emphasis: '_' });

const HEADING = /^h([1-6])$/;
/** Elements that say how a text looked, and not what it is. */
const DROPPED_TAGS = new Set(['style', 'script', 'meta', 'link', 'title', 'xml', 'img', 'picture', 'svg', 'video']);

/** Markdown for a text that was copied elsewhere. */
interface PastedMarkdown {
  markdown: string;
  /** How many pictures it had. They would be those of another site, so they are left out. */
  pictures: number;
}

/**
 * Converts what Google Docs, Word, or a web page puts on the clipboard. Its highest heading becomes `topHeading`, and links to
 * this site lose its origin.
 */
export async function pasteToMarkdown(
  html: string,
  { topHeading, origin }: { topHeading: number; origin: string },
): Promise<PastedMarkdown> {
  const document: Root = unified().use(rehypeParse).parse(html);
  const pictures = countPictures(document.children);
  const simplified = mergeRuns(document.children.flatMap((node) => (node.type === 'doctype' ? [] : simplify(node, origin))));
  const children = groupCodeLines(groupWordLists(simplified));
  const shift = topHeading - Math.min(...listLevels(children));
  const content: Root = { type: 'root', children: children.map((node) => shiftHeadings(node, shift)) };
  return { markdown: processor.stringify(await processor.run(content)).trim(), pictures };
}

/** Google Docs writes bold and italic as styles, and wraps everything in a `b` that isn't bold. */
function simplify(node: RootContent, origin: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const { properties } = node;
  const tagName = getTagName(node);
  const style = (properties['style'] ?? '').replaceAll(/\s/g, '').toLowerCase();
  if (DROPPED_TAGS.has(tagName) || isWordMarker(node) || hasClass(node, 'EOP')) return [];
  const children = mergeRuns(node.children.flatMap((child) => simplify(child, origin)));
  if (isWrapper(node)) return children;
  if (['b', 'strong'].includes(tagName) && /font-weight:(?:normal|400)/.test(style)) return children;
  if (['b', 'strong'].includes(tagName)) return moveSpacesOut(createElement('strong', children));
  if (['i', 'em'].includes(tagName)) return moveSpacesOut(createElement('em', children));
  const list = findListTag(node);
  if (list !== undefined) return [{ ...node, properties: { dataList: list }, children }];
  if (isCode(node)) return [createElement('code', children)];
  if (tagName === 'span') return emphasize(children, style);
  if (['ul', 'ol'].includes(tagName)) return [{ ...node, children: nestLists(children) }];
  if (tagName === 'p') return [findCodeLines({ ...node, children })];
  if (tagName === 'li') return [{ ...node, children: tightenItem(children) }];
  if (['td', 'th'].includes(tagName)) return [{ ...node, children: joinCell(children) }];
  if (tagName === 'table') return [addTableHead({ ...node, children })];
  // A heading is bold anyway.
  if (HEADING.test(tagName)) return [createElement(tagName, children.flatMap(unwrapBold))];
  if (tagName === 'a') return cleanLink({ ...node, children }, origin);
  return [{ ...node, children }];
}

/** Word for the web marks headings as paragraphs with a role. */
function getTagName({ tagName, properties }: Element): string {
  const level = Number(properties['ariaLevel']);
  return properties['role'] === 'heading' && level >= 1 && level <= 6 ? `h${level}` : tagName;
}

/** Word for the web puts each item of a list in a box with a list of its own. */
function isWrapper(node: Element): boolean {
  return ['html', 'head', 'body'].includes(node.tagName) || hasClass(node, 'ListContainerWrapper');
}

function hasClass({ properties }: Element, name: string): boolean {
  return [properties['className']].flat().includes(name);
}

function emphasize(children: ElementContent[], style: string): ElementContent[] {
  const italic = /font-style:italic/.test(style) ? moveSpacesOut(createElement('em', children)) : children;
  return /font-weight:(?:bold|[6-9]00)/.test(style) ? moveSpacesOut(createElement('strong', italic)) : italic;
}

function unwrapBold(node: ElementContent): ElementContent[] {
  return node.type === 'element' && ['b', 'strong'].includes(node.tagName) ? node.children : [node];
}

function createElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function countPictures(nodes: readonly RootContent[]): number {
  return nodes.reduce(
    (sum, node) => sum + (node.type === 'element' ? Number(node.tagName === 'img') + countPictures(node.children) : 0),
    0,
  );
}

function listLevels(nodes: readonly ElementContent[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const level = HEADING.exec(node.tagName)?.[1];
    return level === undefined ? listLevels(node.children) : [Number(level)];
  });
}

function shiftHeadings(node: ElementContent, shift: number): ElementContent {
  if (node.type !== 'element') return node;
  const level = HEADING.exec(node.tagName)?.[1];
  const tagName = level === undefined ? node.tagName : `h${Math.min(6, Number(level) + shift)}`;
  return { ...node, tagName, children: node.children.map((child) => shiftHeadings(child, shift)) };
}
