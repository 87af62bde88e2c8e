import { serializeMarkdown } from '../../src/modules/import-export/files';

/** A documentation page generated from data. */
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
 * Renders the content file of a page.
 * @param verified the day on which it was generated from the data
 */
export function renderReferenceFile(
  { title, description, label, order, related, body }: ReferencePage,
  verified: string,
): string {
  return serializeMarkdown({ title, description, label, order, verified, ...(related ? { related } : {}), body });
}

/**
 * Converts a server text to Markdown: settings become code, special characters are escaped, and quotation marks are
 * typographic.
 */
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
