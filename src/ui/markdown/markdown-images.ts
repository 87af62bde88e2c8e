import type { Element } from 'hast';

/** A picture in Markdown: `![alternative text](media:name "caption")`. */
export interface MarkdownImage {
  /** Its name in the media collection. */
  name: string;
  /** Alt text given in the Markdown, when it differs from the collection's. */
  alt: string | undefined;
  caption: string | undefined;
  /** Whether it is a paragraph of its own or inline. */
  isBlock: boolean;
}

/** Parses an image element; undefined when it has an external URL, since pages show only pictures of their own site. */
export function parseMarkdownImage(image: Element | undefined): MarkdownImage | undefined {
  const { src, alt, title, dataAlone } = image?.properties ?? {};
  const name = /^media:(.+)$/.exec(String(src))?.[1];
  if (name === undefined) return undefined;
  return { name, alt: getNonEmptyString(alt), caption: getNonEmptyString(title), isBlock: dataAlone === true };
}

function getNonEmptyString(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
