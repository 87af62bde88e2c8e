import { escapeXml } from '@/platform/escape-markup';

/** A feed entry. */
export interface FeedEntry {
  /** Its URL path on this site. */
  url: string;
  title: string;
  /** Timestamps in RFC 3339 format. */
  published: string;
  updated: string;
  author: string;
  categories: readonly { term: string; label: string }[];
  summary: string;
  /** The full content. */
  html: string;
}

interface Feed {
  title: string;
  /** The absolute URL of the feed. */
  url: string;
  /** The path of the corresponding page on this site. */
  page: string;
  /** The site's origin. */
  siteUrl: string;
  entries: readonly FeedEntry[];
}

/** Builds an Atom feed with full entries (RFC 4287). */
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
  const absoluteUrl = escapeXml(siteUrl + url);
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    `<id>${absoluteUrl}</id>`,
    `<link rel="alternate" type="text/html" href="${absoluteUrl}"/>`,
    `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...categories.map(({ term, label }) => `<category term="${escapeXml(term)}" label="${escapeXml(label)}"/>`),
    `<summary>${escapeXml(summary)}</summary>`,
    `<content type="html" xml:base="${absoluteUrl}">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n');
}
