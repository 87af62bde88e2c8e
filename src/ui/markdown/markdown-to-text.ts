import { toString } from 'hast-util-to-string';
import { parseMarkdown } from './parse-markdown';

/** Returns what a reader sees of Markdown, as one line of plain text, for where no markup is possible. */
export function markdownToText(source: string): string {
  return toString(parseMarkdown(source)).replace(/\s+/g, ' ').trim();
}
