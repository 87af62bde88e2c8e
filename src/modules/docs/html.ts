import type { Element, ElementContent, Properties, Text } from 'hast';

/** Builds an element of a page rendered without React; `toHtml` serializes and escapes it. */
export function createElement(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** Builds a text node of such a page. */
export function createText(value: string): Text {
  return { type: 'text', value };
}
