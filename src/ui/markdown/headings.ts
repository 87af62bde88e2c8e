import { toString } from 'hast-util-to-string';
import { parseSharedMarkdown } from './parse-markdown';

/** A heading with the id for links to it. */
interface Heading {
  id: string;
  text: string;
}

/** Extracts the top-level headings of a text for its table of contents. */
export function extractHeadings(source: string): Heading[] {
  return parseSharedMarkdown(source, 2).children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2' && typeof node.properties.id === 'string'
      ? [{ id: node.properties.id, text: toString(node) }]
      : [],
  );
}
