import type { Element } from 'hast';

/** A picture in Markdown: `![alternative text](media:name "caption")`, or `![](diagram:name "caption")`. */
export interface MarkdownImage {
  /** Whether it is from the media collection or one of the site's drawings. */
  kind: 'media' | 'diagram';
  name: string;
  /** Alt text given in the Markdown, when it differs from the collection's. A drawing has its own. */
  alt: string | undefined;
  caption: string | undefined;
  /** Whether it is a separate paragraph or inline. */
  isBlock: boolean;
}

/** Parses an image element; undefined when it has an external URL, because pages show only pictures of this site. */
export function parseMarkdownImage(image: Element | undefined): MarkdownImage | undefined {
  const { src, alt, title, dataAlone } = image?.properties ?? {};
  const [, kind, name] = /^(media|diagram):(.+)$/.exec(String(src)) ?? [];
  if (kind === undefined || name === undefined) return undefined;
  return {
    kind: kind === 'diagram' ? 'diagram' : 'media',
    name,
    alt: getNonEmptyString(alt),
    caption: getNonEmptyString(title),
    isBlock: dataAlone === true,
  };
}

function getNonEmptyString(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
