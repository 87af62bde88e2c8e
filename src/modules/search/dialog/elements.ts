import type { TextPiece } from './dialog-client';

type Attributes = Readonly<Record<string, string>>;
type Child = Node | string;

/** Creates an element. Strings become text nodes, never HTML. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Creates a text with its matched words marked. */
export function createText(pieces: readonly TextPiece[]): Child[] {
  return pieces.map(({ text, isFound }) => (isFound ? createElement('mark', {}, text) : text));
}
