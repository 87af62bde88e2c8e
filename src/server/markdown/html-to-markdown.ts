import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';

/** What is for hands and eyes only, and says nothing that the text does not. */
const EXCLUDED_TAGS = new Set([
  'nav',
  'search',
  'button',
  'input',
  'select',
  'textarea',
  'script',
  'style',
  'template',
  'noscript',
  'dialog',
]);

const markdownProcessor = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', emphasis: '_' });

/**
 * A finished page as Markdown: what stands in its `main`, with title, description and address as front matter. It is
 * made from the HTML that a reader gets, so the two cannot say different things.
 *
 * @param html the page
 * @param url its full address; links of the page are resolved against it
 */
export async function htmlToMarkdown(html: string, url: string): Promise<string> {
  const document = unified().use(rehypeParse).parse(html);
  const title = findElement(document, (element) => element.tagName === 'title');
  const description = findElement(document, ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description');
  const main = findElement(document, (element) => element.tagName === 'main');
  const content: Root = { type: 'root', children: main ? main.children.flatMap((child) => simplifyNode(child, url)) : [] };
  const frontMatter = stringify(
    { title: title ? toString(title) : undefined, description: description?.properties.content, url },
    { lineWidth: 0 },
  );
  return `---\n${frontMatter}---\n\n${markdownProcessor.stringify(await markdownProcessor.run(content))}`;
}

/** A node as its text needs it: drawings by their descriptions, links in full, code with its language. */
function simplifyNode(node: ElementContent, url: string): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (EXCLUDED_TAGS.has(node.tagName) || node.properties.ariaHidden === 'true') return [];
  if (node.tagName === 'svg') return describeSvg(node);
  const { href, dataLanguage } = node.properties;
  const children = node.children.flatMap((child, index) => [
    ...(areLinks(node.children[index - 1], child) ? [SPACE] : []),
    ...simplifyNode(child, url),
  ]);
  // A heading is the link to itself.
  if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('#')) return children;
  if (node.tagName === 'a' && typeof href === 'string')
    return [{ ...node, properties: { href: new URL(href, url).href }, children }];
  if (node.tagName === 'img') return simplifyImage(node, url);
  if (node.tagName === 'pre' && typeof dataLanguage === 'string')
    return [{ ...node, children: children.map((child) => addLanguage(child, dataLanguage)) }];
  // Two lines of a cell or an item that the style sheet puts below each other.
  if (node.tagName === 'small') return [SPACE, { ...node, children }];
  // As a paragraph it would lose the heading that may stand in it.
  if (node.tagName === 'summary') return [{ ...node, tagName: 'div', children }];
  if (node.tagName === 'table') return hoistCaption({ ...node, children });
  return [{ ...node, children }];
}

/** Tables of Markdown have no caption: it becomes the paragraph before. */
function hoistCaption(table: Element): ElementContent[] {
  const captions = table.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'caption' ? [{ ...child, tagName: 'p' }] : [],
  );
  return [
    ...captions,
    { ...table, children: table.children.filter((child) => child.type !== 'element' || child.tagName !== 'caption') },
  ];
}

const SPACE: ElementContent = { type: 'text', value: ' ' };

/** Two links without a text between them, which the style sheet puts apart. */
function areLinks(...nodes: readonly (ElementContent | undefined)[]): boolean {
  return nodes.every((node) => node?.type === 'element' && node.tagName === 'a');
}

function addLanguage(node: ElementContent, language: string): ElementContent {
  return node.type === 'element' && node.tagName === 'code'
    ? { ...node, properties: { className: [`language-${language}`] } }
    : node;
}

/** A picture with its full address; decoration is left out. */
function simplifyImage({ properties: { src, alt } }: Element, url: string): ElementContent[] {
  if (typeof src !== 'string' || typeof alt !== 'string' || alt === '') return [];
  return [{ type: 'element', tagName: 'img', properties: { src: new URL(src, url).href, alt }, children: [] }];
}

/** The title and the description of a drawing (SVG 2, section 5.7); one without them is decoration. */
function describeSvg(svg: Element): ElementContent[] {
  const parts = ['title', 'desc'].flatMap((name) =>
    svg.children.flatMap((child) => (child.type === 'element' && child.tagName === name ? [toString(child)] : [])),
  );
  return parts.length === 0
    ? []
    : [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: `Diagram: ${parts.join('. ')}` }] }];
}

function findElement(node: Nodes, is: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && is(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, is);
    if (found) return found;
  }
  return undefined;
}
