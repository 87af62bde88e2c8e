import type { Element, ElementContent, Properties, Text } from 'hast';

/** An element of a page that is made without React: `toHtml` writes it, with everything escaped. */
export function element(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** Text in such an element. */
export function text(value: string): Text {
  return { type: 'text', value };
}
