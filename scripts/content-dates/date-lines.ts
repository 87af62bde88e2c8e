/** The fields of a content file with the dates when its content changed and when it was first published. */
const DATE_FIELDS = ['publishedAt', 'contentChangedAt'] as const;
export type ContentDates = Partial<Record<(typeof DATE_FIELDS)[number], string>>;

const DATE_LINE = /^(publishedAt|contentChangedAt): (\S+)\n/gm;

/** Returns the content of a file without its dates, so that two states can be compared. */
export function stripDates(text: string): string {
  return text.replace(DATE_LINE, '');
}

/** Returns the dates in a file. */
export function getDates(text: string): ContentDates {
  return Object.fromEntries([...text.matchAll(DATE_LINE)].map(([, field, value]) => [field, value]));
}

/** Sets the dates of a file where an export writes them: at the end of the front matter, or before a page's blocks. */
export function setDates(text: string, dates: ContentDates): string {
  const lines = DATE_FIELDS.flatMap((field) => (dates[field] === undefined ? [] : [`${field}: ${dates[field]}\n`])).join('');
  const end = text.startsWith('---\n') ? /^---$/m : /^layout:$/m;
  const body = stripDates(text);
  const start = text.startsWith('---\n') ? 4 : 0;
  const at = body.slice(start).search(end);
  if (at < 0) throw new Error('The file has neither front matter nor blocks.');
  return body.slice(0, start + at) + lines + body.slice(start + at);
}
