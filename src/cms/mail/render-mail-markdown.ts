import type { Element, ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { parseMarkdown } from '@/ui/markdown/parse-markdown';

/**
 * Renders Markdown as HTML for an email: links are absolute, headings have no anchors, and pictures are replaced by their
 * alt texts, because emails load no external resources.
 * @param siteUrl the origin of the site
 */
export function renderMailMarkdown(source: string, siteUrl: string): string {
  const tree = parseMarkdown(source, 2);
  return toHtml({
    ...tree,
    children: tree.children.flatMap((node): RootContent[] => (node.type === 'element' ? toMailNodes(node, siteUrl) : [node])),
  });
}

function toMailNodes(element: Element, siteUrl: string): ElementContent[] {
  const children = element.children.flatMap((child) => (child.type === 'element' ? toMailNodes(child, siteUrl) : [child]));
  const { href, alt, dataAlone } = element.properties;
  const { dataOutput } = element.properties;
  if (typeof dataOutput === 'string') children.push({ type: 'text', value: `\n${dataOutput}` });
  if (element.tagName === 'img') {
    const words: ElementContent = { type: 'text', value: typeof alt === 'string' && alt !== '' ? `[${alt}]` : '' };
    return dataAlone ? [{ type: 'element', tagName: 'p', properties: {}, children: [words] }] : [words];
  }
  if (element.tagName !== 'a') return [{ ...element, properties: {}, children }];
  if (typeof href !== 'string' || href.startsWith('#')) return children;
  return [{ ...element, properties: { href: href.startsWith('/') ? siteUrl + href : href }, children }];
}
