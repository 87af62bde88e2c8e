import type { Element } from 'hast';

/** A picture that a text shows: `![alternative text](media:name "caption")`. */
export interface MarkdownImage {
  /** Its name in the media collection. */
  name: string;
  /** What the text says of it, where it says something else than the collection. */
  alt: string | undefined;
  caption: string | undefined;
  /** Whether it is a paragraph of its own; else it stands within a line. */
  isBlock: boolean;
}

/** What an image element of a text stands for; undefined when it leads elsewhere, since pages show pictures of their own site only. */
export function parseMarkdownImage(image: Element | undefined): MarkdownImage | undefined {
  const { src, alt, title, dataAlone } = image?.properties ?? {};
  const name = /^media:(.+)$/.exec(String(src))?.[1];
  if (name === undefined) return undefined;
  return { name, alt: getNonEmptyString(alt), caption: getNonEmptyString(title), isBlock: dataAlone === true };
}

function getNonEmptyString(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
