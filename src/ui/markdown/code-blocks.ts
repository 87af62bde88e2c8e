import type { Element, ElementContent, RootContent } from 'hast';

/** The language of a block of code; empty when it names none. */
export function getLanguage(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  return (classes[0] ?? '').replace('language-', '');
}

/** The `code` element of a block, if the node is a block of code. */
export function getCodeElement(node: ElementContent | RootContent | undefined): Element | undefined {
  if (node?.type !== 'element' || node.tagName !== 'pre') return undefined;
  return node.children.find((child) => child.type === 'element');
}
