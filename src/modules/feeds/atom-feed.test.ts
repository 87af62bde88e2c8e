import { expect, it } from 'vitest';
import { buildAtomFeed } from './atom-feed';

const feed = { title: 'News & more', url: 'https://example.org/feed.xml', page: '/news', siteUrl: 'https://example.org' };
const entry = {
  title: 'A < B\u0000',
  url: '/news/a?b=1&c=2',
  published: '2026-11-20T14:00:00.000Z',
  updated: '2026-11-21T00:00:00.000Z',
  author: 'The "desk"',
  summary: 'Short.',
  html: '<p>It’s &amp; so</p>',
  categories: [{ term: 'sql', label: 'SQL' }],
};

it('escapes markup and removes characters that XML does not allow', () => {
  const text = buildAtomFeed({ ...feed, entries: [entry] });
  expect(text).toContain('<title>News &amp; more</title>');
  expect(text).toContain('<title>A &lt; B</title>');
  expect(text).toContain('<id>https://example.org/news/a?b=1&amp;c=2</id>');
  expect(text).toContain('<author><name>The &quot;desk&quot;</name></author>');
  expect(text).toContain(
    '<content type="html" xml:base="https://example.org/news/a?b=1&amp;c=2">&lt;p&gt;It’s &amp;amp; so&lt;/p&gt;</content>',
  );
  expect(text).toContain('<category term="sql" label="SQL"/>');
  expect(text).toContain('<link rel="alternate" type="text/html" href="https://example.org/news"/>');
});

it('takes its date from the newest change, and has one even without entries', () => {
  const older = { ...entry, updated: '2026-01-01T00:00:00.000Z' };
  const updatedOf = (text: string) => /<updated>([^<]+)<\/updated>/.exec(text)?.[1];
  expect(updatedOf(buildAtomFeed({ ...feed, entries: [older, entry] }))).toBe(entry.updated);
  expect(updatedOf(buildAtomFeed({ ...feed, entries: [] }))).toBe('1970-01-01T00:00:00.000Z');
});

it('stays well-formed when a text contains the CDATA terminator', () => {
  expect(buildAtomFeed({ ...feed, entries: [{ ...entry, html: '<code>rows[ids[0]]>1</code>' }] })).toContain('rows[ids[0]]&gt;1');
});
