import { serializeMarkdown } from '@/modules/import-export/files';

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

/** When a page was generated from the data, first published, and last changed. */
interface ReferenceDates {
  /** Year-month-day. */
  verified: string;
  publishedAt: string;
  contentChangedAt: string;
}

/** Renders the content file of a page. */
export function renderReferenceFile(
  { title, description, label, order, related, body }: ReferencePage,
  { verified, publishedAt, contentChangedAt }: ReferenceDates,
): string {
  const fields = { title, description, label, order, verified, ...(related ? { related } : {}) };
  return serializeMarkdown({ ...fields, publishedAt, contentChangedAt, body });
}

/**
 * Converts a text of the server to Markdown: settings become code, special characters are escaped, and quotation marks are
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
