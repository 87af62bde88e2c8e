import type { Element, ElementContent } from 'hast';

const isElement = (node: ElementContent, ...tagNames: string[]): node is Element =>
  node.type === 'element' && tagNames.includes(node.tagName);

/** Google Docs puts each item in a paragraph, which would put empty lines between the items. */
export function tightenItem(children: readonly ElementContent[]): ElementContent[] {
  const paragraphs = children.filter((child) => isElement(child, 'p')).length;
  return children.flatMap((child) => (paragraphs === 1 && isElement(child, 'p') ? child.children : [child]));
}

/** Google Docs writes a list in a list beside the item that it belongs to, where Markdown would make it an item of its own. */
export function nestLists(children: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const child of children) {
    const last = items.findLast((item) => item.type === 'element');
    if (last && isElement(child, 'ul', 'ol') && isElement(last, 'li')) last.children = [...last.children, child];
    else items.push(child);
  }
  return items;
}

/** A cell of Markdown is one line: paragraphs in it are separated by spaces. */
export function joinCell(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    if (!isElement(child, 'p')) return [child];
    return index === 0 ? child.children : [{ type: 'text', value: ' ' }, ...child.children];
  });
}

/** Word processors mark no cells as headings. In Markdown, a table has them, and they are its first row. */
export function addTableHead(table: Element): Element {
  const rows = findRows(table);
  const [first] = rows;
  if (rows.some(({ children }) => children.some((cell) => isElement(cell, 'th')))) return table;
  const mark = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    if (node !== first) return { ...node, children: node.children.map(mark) };
    return { ...node, children: node.children.map((cell) => (isElement(cell, 'td') ? { ...cell, tagName: 'th' } : cell)) };
  };
  return { ...table, children: table.children.map(mark) };
}

function findRows({ children }: Element): Element[] {
  return children.flatMap((child) => {
    if (isElement(child, 'tr')) return [child];
    return isElement(child, 'thead', 'tbody', 'tfoot') ? findRows(child) : [];
  });
}
