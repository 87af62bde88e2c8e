/** An entry of a feed. */
export interface AtomEntry {
  title: string;
  /** Its full address. */
  url: string;
  /** The moment at which it appeared, and at which it was changed last (RFC 3339). */
  published: string;
  updated: string;
  author: string;
  summary: string;
  /** Its text as HTML. */
  html: string;
  categories?: readonly { term: string; label: string }[];
}

interface AtomFeed {
  title: string;
  /** The full address of the feed, and of the page whose news it has. */
  url: string;
  page: string;
  /** Where addresses in the texts begin. */
  siteUrl: string;
  entries: readonly AtomEntry[];
}

/** A feed in the Atom format (RFC 4287). */
export function atomDocument({ title, url, page, siteUrl, entries }: AtomFeed): string {
  const updated = entries.map((entry) => entry.updated).toSorted().at(-1) ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${escaped(title)}</title>`,
    `<id>${escaped(url)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `<updated>${updated}</updated>`,
    ...entries.map((entry) => atomEntry(entry, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry({ title, url, published, updated, author, summary, html, categories = [] }: AtomEntry, siteUrl: string): string {
  return [
    '<entry>',
    `<title>${escaped(title)}</title>`,
    `<id>${escaped(url)}</id>`,
    `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    ...categories.map(({ term, label }) => `<category term="${escaped(term)}" label="${escaped(label)}"/>`),
    `<summary>${escaped(summary)}</summary>`,
    `<content type="html" xml:base="${escaped(siteUrl)}/">${escaped(html)}</content>`,
    '</entry>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML: its markup characters as entities, without characters that XML does not allow (XML 1.0, section 2.2). */
function escaped(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are the characters to leave out
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
