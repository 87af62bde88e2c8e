import type { Element, ElementContent } from 'hast';
import type { TextRun } from '@/platform/pdf/text-run';

/** Returns the text of inline elements as runs, in order. Links that start with `/` get this origin. */
export function collectRuns(
  nodes: readonly ElementContent[],
  siteUrl: string,
  style: Omit<TextRun, 'text'> = { font: 'regular' },
): TextRun[] {
  return nodes.flatMap((node): TextRun[] => {
    if (node.type === 'text') return [{ ...style, text: node.value.replace(/\s+/g, ' ') }];
    if (node.type !== 'element') return [];
    if (node.tagName === 'br') return [{ ...style, text: '\n' }];
    return collectRuns(node.children, siteUrl, { ...style, ...getStyle(node, siteUrl) });
  });
}

function getStyle(element: Element, siteUrl: string): Partial<TextRun> {
  switch (element.tagName) {
    case 'strong':
      return { font: 'bold' };
    case 'em':
      return { font: 'italic' };
    case 'code':
      return { font: 'mono' };
    case 'a':
      return { href: resolveHref(element, siteUrl) };
    default:
      return {};
  }
}

/** Links within the paper have no target in a PDF, so they become text. */
function resolveHref({ properties: { href } }: Element, siteUrl: string): string | undefined {
  if (typeof href !== 'string' || href.startsWith('#')) return undefined;
  return href.startsWith('/') ? siteUrl + href : href;
}
