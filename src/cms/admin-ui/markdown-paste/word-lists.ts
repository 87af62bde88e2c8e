import type { Element, ElementContent, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';

/** Word writes lists as paragraphs of this class. */
const isWordItem = ({ properties }: Element): boolean =>
  [properties['className']].flat().some((name) => String(name).startsWith('MsoListParagraph'));
const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Returns whether this is the bullet or the number that Word writes before an item. */
export function isWordMarker(node: RootContent): boolean {
  return node.type === 'element' && /mso-list:\s*ignore/i.test(node.properties['style']?.toString() ?? '');
}

/** Returns the tag of the list that an item belongs to, by what Word writes before it; undefined for anything else. */
export function findListTag(node: Element): 'ol' | 'ul' | undefined {
  if (!isWordItem(node)) return undefined;
  const marker = node.children.find(isWordMarker);
  return marker?.type === 'element' && /^\s*\w+[.)]/.test(toString(marker)) ? 'ol' : 'ul';
}

/** Turns the paragraphs that Word writes for the items of a list into a list. Deeper items are at the level of the others. */
export function groupWordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const grouped: ElementContent[] = [];
  let list: Element | undefined;
  for (const node of nodes) {
    const tagName = node.type === 'element' ? node.properties['dataList'] : undefined;
    if (node.type === 'element' && typeof tagName === 'string') {
      if (list?.tagName !== tagName) grouped.push((list = { type: 'element', tagName, properties: {}, children: [] }));
      list.children.push({ type: 'element', tagName: 'li', properties: {}, children: node.children });
    } else if (!(list && isBlank(node))) {
      list = undefined;
      grouped.push(node.type === 'element' ? { ...node, children: groupWordLists(node.children) } : node);
    }
  }
  return grouped;
}
