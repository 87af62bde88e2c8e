import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';

/** Interactive and decorative elements that add nothing to the text. */
const EXCLUDED_TAGS = new Set([
  'nav',
  'search',
  'button',
  'input',
  'select',
  'textarea',
  'fieldset',
  'script',
  'style',
  'template',
  'wbr',
  'noscript',
  'dialog',
]);

const markdownProcessor = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', emphasis: '_' });

/**
 * Converts a page to Markdown: the contents of `main`, with title, description, and URL as front matter. The
 * source is the HTML that visitors get, so the two cannot differ.
 *
 * @param html the page
 * @param url its absolute URL, against which links are resolved
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

/** Simplifies a node for text: drawings become their descriptions, links absolute, and code keeps its language. */
function simplifyNode(node: ElementContent, url: string): ElementContent[] {
  // React separates texts by comments, which would be lines of HTML.
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  if (EXCLUDED_TAGS.has(node.tagName) || node.properties.ariaHidden === 'true') return [];
  // The stacked variant of a drawing, whose description follows.
  if (node.tagName === 'div' && node.properties.role === 'img') return [];
  if (node.tagName === 'svg') return describeSvg(node);
  const { href, dataLanguage } = node.properties;
  const children = node.children.flatMap((child, index) => [
    ...(areLinks(node.children[index - 1], child) ? [SPACE] : []),
    ...simplifyNode(child, url),
  ]);
  // A heading links to itself.
  if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('#')) return children;
  if (node.tagName === 'a' && typeof href === 'string')
    return [{ ...node, properties: { href: new URL(href, url).href }, children }];
  if (node.tagName === 'img') return simplifyImage(node, url);
  if (node.tagName === 'pre' && typeof dataLanguage === 'string')
    return [{ ...node, children: children.map((child) => addLanguage(child, dataLanguage)) }];
  // The style sheet puts the two lines of a cell or an item below each other.
  if (node.tagName === 'small') return [SPACE, { ...node, children }];
  // As a paragraph, it would lose a heading inside it.
  if (node.tagName === 'summary') return [{ ...node, tagName: 'div', children }];
  if (node.tagName === 'table') return hoistCaption({ ...node, children });
  return [{ ...node, children }];
}

/** Markdown tables have no caption, so it becomes the paragraph before the table. */
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

/** Returns whether both nodes are links. The style sheet separates adjacent links that have no text between them. */
function areLinks(...nodes: readonly (ElementContent | undefined)[]): boolean {
  return nodes.every((node) => node?.type === 'element' && node.tagName === 'a');
}

function addLanguage(node: ElementContent, language: string): ElementContent {
  return node.type === 'element' && node.tagName === 'code'
    ? { ...node, properties: { className: [`language-${language}`] } }
    : node;
}

/** Returns a picture with its absolute URL; decoration is removed. */
function simplifyImage({ properties: { src, alt } }: Element, url: string): ElementContent[] {
  if (typeof src !== 'string' || typeof alt !== 'string' || alt === '') return [];
  return [{ type: 'element', tagName: 'img', properties: { src: new URL(src, url).href, alt }, children: [] }];
}

/** Returns the title and the description of a drawing (SVG 2, section 5.7); a drawing without them is decoration. */
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
