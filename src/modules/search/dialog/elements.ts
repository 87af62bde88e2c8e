import type { TextPiece } from './dialog-client';

type Attributes = Readonly<Record<string, string>>;
type Child = Node | string;

/** Creates an element. Texts are set as texts, never as HTML. */
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

/** Creates a text with the found words marked. */
export function createText(pieces: readonly TextPiece[]): Child[] {
  return pieces.map(({ text, isFound }) => (isFound ? createElement('mark', {}, text) : text));
}
