import { serializeMarkdown } from '../../src/modules/import-export/files';

/** A page of the handbook that is made from data. */
export interface ReferencePage {
  slug: string;
  title: string;
  description: string;
  label: string;
  order: number;
  related?: readonly string[];
  /** Markdown. */
  body: string;
}

/**
 * The content file of a page.
 * @param verified the day on which it was made from the data
 */
export function renderReferenceFile(
  { title, description, label, order, related, body }: ReferencePage,
  verified: string,
): string {
  return serializeMarkdown({ title, description, label, order, verified, ...(related ? { related } : {}), body });
}

/** A text of the server as Markdown: names of settings as code, its other signs without a meaning, quotation marks as in print. */
export function toMarkdown(text: string): string {
  return text
    .split(/"(\w+_\w+)"/)
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : escapeProse(part)))
    .join('');
}

function escapeProse(text: string): string {
  return text
    .replace(/(\w)'(?=\w|\W|$)/g, '$1’')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/[\\`*_<>[\]|]/g, '\\$&');
}
