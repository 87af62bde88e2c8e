import type { Element, ElementContent } from 'hast';

/** Word writes lists as paragraphs of this class. */
const isWordItem = (node: Element): boolean =>
  [node.properties['className']].flat().some((name) => String(name).startsWith('MsoListParagraph'));
const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Turns the paragraphs that Word writes for the items of a list into a list. Deeper items are at the level of the others. */
export function groupWordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const grouped: ElementContent[] = [];
  let list: Element | undefined;
  for (const node of nodes) {
    if (node.type === 'element' && isWordItem(node)) {
      if (!list) grouped.push((list = { type: 'element', tagName: 'ul', properties: {}, children: [] }));
      list.children.push({ type: 'element', tagName: 'li', properties: {}, children: node.children });
    } else if (!(list && isBlank(node))) {
      list = undefined;
      grouped.push(node.type === 'element' ? { ...node, children: groupWordLists(node.children) } : node);
    }
  }
  return grouped;
}
