import type { Element, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { collectElements, parseMarkdown, parseMarkdownImage, toAbsoluteLinks } from '@/ui/markdown';
import { findPicture } from '@/modules/media';

/**
 * Renders an entry as HTML for feeds: links and pictures have absolute URLs, because feed readers often ignore the base
 * URL, and the output of a command follows it.
 * @param url of the entry on this site
 */
export async function renderFeedHtml(body: string, siteUrl: string, url: string): Promise<string> {
  const tree = parseMarkdown(body, 2);
  const elements = collectElements(tree);
  toAbsoluteLinks(elements, siteUrl + url);
  for (const element of elements) element.children = element.children.flatMap(withOutput);
  tree.children = tree.children.flatMap(withOutput);
  for (const image of elements.filter(({ tagName }) => tagName === 'img')) {
    const named = parseMarkdownImage(image);
    if (named?.kind === 'diagram') {
      // Drawings take their colors from the site's styles, so only the caption is included.
      Object.assign(image, { tagName: 'p', properties: {}, children: [{ type: 'text', value: named.caption ?? '' }] });
      continue;
    }
    const files = named && (await findPicture(named.name));
    image.properties = files
      ? { src: siteUrl + files.src, alt: named.alt ?? files.alt, width: files.width, height: files.height }
      : {};
  }
  return toHtml(tree);
}

/** Returns a code block and the output that the site shows below it. */
function withOutput<Node extends RootContent>(node: Node): (Node | Element)[] {
  if (node.type !== 'element' || typeof node.properties.dataOutput !== 'string') return [node];
  const { dataOutput: value } = node.properties;
  delete node.properties.dataOutput;
  const output: Element = { type: 'element', tagName: 'samp', properties: {}, children: [{ type: 'text', value }] };
  return [node, { type: 'element', tagName: 'pre', properties: {}, children: [output] }];
}
