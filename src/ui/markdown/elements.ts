import type { Element, Nodes } from 'hast';

/** Returns all elements below a node in document order. */
export function collectElements(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...collectElements(child)] : []));
}

/** Makes the links of these elements absolute, for where the text is read apart from its page. Changes the elements. */
export function toAbsoluteLinks(elements: readonly Element[], base: string): void {
  for (const { properties } of elements) {
    if (typeof properties.href === 'string') properties.href = new URL(properties.href, base).href;
  }
}
