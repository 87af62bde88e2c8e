/**
 * Reads the shapes of the elements of a document. A shape is what the rules of axe and React depend on, apart from texts and URLs: an
 * element's name, the names of its attributes, and the values that say how it looks, what it is and in which state, with the same of
 * its parent. Emphasis in a text, or a word of highlighted code, has none: apart from their contrast, which is checked on every page,
 * only their text matters. This runs in the browser.
 */
export function readShapes(): string[] {
  const decisive =
    /^(?:class|role|type|scope|tabindex|open|hidden|disabled|checked|aria-(?!label|labelledby|describedby|controls).+)$/;
  const describe = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) => (decisive.test(name) ? `${name}=${value}` : name));
    return `${element.localName}[${attributes.toSorted().join(' ')}]`.replaceAll(/\s+/g, ' ');
  };
  const isPartOfText = (element: Element): boolean =>
    element.matches(':is(b, code, em, i, mark, small, strong):not(pre > *), :is(code, mark) span') &&
    [...element.attributes].every(({ name }) => name === 'class' || name === 'translate') &&
    [...element.children].every(isPartOfText);
  const found = new Set<string>();
  const collect = (element: Element, parent: string): void => {
    const own = describe(element);
    found.add(`${parent}>${own}`);
    // Nothing is checked inside a drawing.
    if (element.localName === 'svg') return;
    for (const child of element.children) if (!isPartOfText(child)) collect(child, own);
  };
  collect(document.body, '');
  return [...found];
}

/** Returns the list of scripts that a page loads, which counts as one of its shapes. */
export function findScriptsShape(html: string): string {
  const [, scripts = ''] = /<template\b[^>]* data-src="([^"]*)"/.exec(html) ?? [];
  return `scripts ${scripts}`;
}
