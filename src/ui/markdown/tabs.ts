import type { Element, Root, RootContent } from 'hast';
import { getCodeElement } from './code-blocks';

/** What a block of code is called beside others that do the same elsewhere: the `Debian` of `tab="Debian"`. */
export function getTabLabel(node: RootContent | undefined): string | undefined {
  const code = node && getCodeElement(node);
  return code && /\btab="([^"]+)"/.exec(code.data?.meta ?? '')?.[1];
}

/**
 * Puts blocks of code that follow one another and have a `tab` each into one element, in which the name of each stands
 * before it. So each is named wherever the text is read; where there are styles, they are shown one at a time.
 */
export function groupTabs(tree: Root): void {
  const children: RootContent[] = [];
  let group: Element | undefined;
  for (const node of tree.children) {
    const name = getTabLabel(node);
    if (name !== undefined && node.type === 'element') {
      if (!group) {
        group = { type: 'element', tagName: 'div', properties: { dataTabs: '' }, children: [] };
        children.push(group);
      }
      group.children.push(
        { type: 'element', tagName: 'p', properties: { dataTab: '' }, children: [{ type: 'text', value: name }] },
        node,
      );
      continue;
    }
    // Lines between two blocks are no text.
    if (node.type !== 'text' || node.value.trim() !== '') group = undefined;
    children.push(node);
  }
  tree.children = children;
}
