import type { Element } from 'hast';

/** A picture that a text shows: `![alternative text](media:name "caption")`. */
export interface TextPicture {
  /** Its name in the media collection. */
  name: string;
  /** What the text says of it, where it says something else than the collection. */
  alt: string | undefined;
  caption: string | undefined;
  /** Whether it is a paragraph of its own; else it stands within a line. */
  isAlone: boolean;
}

/** What an image element of a text stands for; undefined when it leads elsewhere, since pages show pictures of their own site only. */
export function textPictureOf(image: Element | undefined): TextPicture | undefined {
  const { src, alt, title, dataAlone } = image?.properties ?? {};
  const name = /^media:(.+)$/.exec(String(src))?.[1];
  if (name === undefined) return undefined;
  return { name, alt: wordsOf(alt), caption: wordsOf(title), isAlone: dataAlone === true };
}

function wordsOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
