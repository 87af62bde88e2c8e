import type { Element, ElementContent } from 'hast';

/** Elements that word processors split: a word into several runs, a list into one for each item. */
const MERGED_TAGS = new Set(['strong', 'em', 'code', 'ul', 'ol']);
const LIST_TAGS = new Set(['ul', 'ol']);
const isBlank = (node: ElementContent | undefined): boolean => node?.type === 'text' && node.value.trim() === '';

/** Merges neighbors that are the same: bold text that goes on in bold, and lists with nothing between them. */
export function mergeRuns(nodes: readonly ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = [];
  for (const node of nodes) {
    const last = merged.findLast((each) => !(LIST_TAGS.has(getTag(node)) && isBlank(each)));
    if (node.type === 'element' && last?.type === 'element' && MERGED_TAGS.has(node.tagName) && last.tagName === node.tagName)
      last.children = [...last.children, ...node.children];
    else merged.push(node);
  }
  return merged;
}

function getTag(node: ElementContent): string {
  return node.type === 'element' ? node.tagName : '';
}

/**
 * Moves the spaces at the ends of bold or italic text out of it, where word processors leave them. In Markdown, text that ends with
 * a space isn't bold.
 */
export function moveSpacesOut(element: Element): ElementContent[] {
  const { children } = element;
  const [first, last] = [children[0], children.at(-1)];
  if (children.every(isBlank)) return children;
  const before = first?.type === 'text' ? (/^\s*/.exec(first.value)?.[0] ?? '') : '';
  const after = last?.type === 'text' ? (/\s*$/.exec(last.value)?.[0] ?? '') : '';
  const kept = children.map((child) => {
    if (child.type !== 'text') return child;
    const value = child === first ? child.value.slice(before.length) : child.value;
    return { ...child, value: child === last ? value.trimEnd() : value };
  });
  const spaces = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value: ' ' }]);
  return [...spaces(before), { ...element, children: kept }, ...spaces(after)];
}
