/** An entry of a feed. */
export interface FeedEntry {
  /** Its address on this site. */
  url: string;
  title: string;
  /** Moments as RFC 3339 writes them. */
  published: string;
  updated: string;
  author: string;
  categories: readonly { term: string; label: string }[];
  summary: string;
  /** The whole of it. */
  html: string;
}

interface Feed {
  title: string;
  /** The full address of the feed. */
  url: string;
  /** The address of the page for people, on this site. */
  page: string;
  /** The site's origin. */
  siteUrl: string;
  entries: readonly FeedEntry[];
}

/** Entries in full as an Atom feed (RFC 4287). */
export function buildAtomFeed({ title, url, page, siteUrl, entries }: Feed): string {
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(url)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(siteUrl + page)}"/>`,
    `<updated>${updated}</updated>`,
    ...entries.map((entry) => renderEntry(entry, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function renderEntry({ url, title, published, updated, author, categories, summary, html }: FeedEntry, siteUrl: string): string {
  const address = escapeXml(siteUrl + url);
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...categories.map(({ term, label }) => `<category term="${escapeXml(term)}" label="${escapeXml(label)}"/>`),
    `<summary>${escapeXml(summary)}</summary>`,
    `<content type="html" xml:base="${escapeXml(siteUrl)}/">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not allow (XML 1.0, section 2.2). */
// eslint-disable-next-line no-control-regex -- these are the characters to leave out
const XML_FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

/** Text for XML: its markup characters as entities. */
function escapeXml(text: string): string {
  return text.replace(XML_FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
