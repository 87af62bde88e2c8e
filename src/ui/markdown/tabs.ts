import type { Element, Root, RootContent } from 'hast';
import { getCodeElement } from './code-blocks';

/** Returns the tab label of a code block: the `Debian` of `tab="Debian"`. */
function getTabLabel(node: RootContent | undefined): string | undefined {
  const code = node && getCodeElement(node);
  return code && /\btab="([^"]+)"/.exec(code.data?.meta ?? '')?.[1];
}

/**
 * Groups consecutive code blocks that have a `tab` each into one element, with the label before each block. The
 * labels are present wherever the text is read; with styles, one block is shown at a time.
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
    // Whitespace between two blocks doesn't end a group.
    if (node.type !== 'text' || node.value.trim() !== '') group = undefined;
    children.push(node);
  }
  tree.children = children;
}
