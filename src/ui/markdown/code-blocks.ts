import type { Element, ElementContent, RootContent } from 'hast';

/** Returns the language of a code block; empty when it has none. */
export function getLanguage(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  return (classes[0] ?? '').replace('language-', '');
}

/** Returns the `code` element of a code block; undefined for other nodes. */
export function getCodeElement(node: ElementContent | RootContent | undefined): Element | undefined {
  if (node?.type !== 'element' || node.tagName !== 'pre') return undefined;
  return node.children.find((child) => child.type === 'element');
}
