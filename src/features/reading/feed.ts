import type { Element, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { topicLabel } from '@/cms/topics';
import { parseMarkdown, textPictureOf } from '@/ui/markdown';
import { factsOf } from '../facts';
import { pictureNamed } from '../media';
import { type ArticleFilter, newestArticles } from './articles';

/** Most texts in a feed. */
const FEED_LENGTH = 30;

interface FeedDescription {
  title: string;
  /** The full address of the feed. */
  url: string;
  /** The site's origin. */
  siteUrl: string;
  filter: ArticleFilter;
}

/** The newest texts in full as an Atom feed (RFC 4287). */
export async function atomFeed({ title, url, siteUrl, filter }: FeedDescription): Promise<string> {
  const [articles, authors] = await Promise.all([newestArticles(filter, FEED_LENGTH), factsOf('authors')]);
  const updated = articles.map(({ updatedAt }) => updatedAt).toSorted().at(-1) ?? new Date(0).toISOString();
  const entries = articles.map(async (article) => {
    const address = siteUrl + article.url;
    const author = authors.find(({ key }) => key === article.author)?.name ?? article.author;
    return [
      '<entry>',
      `<title>${escaped(article.title)}</title>`,
      `<id>${escaped(address)}</id>`,
      `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
      `<published>${article.published}T00:00:00Z</published>`,
      `<updated>${article.updatedAt}</updated>`,
      `<author><name>${escaped(author)}</name></author>`,
      ...article.topics.map((topic) => `<category term="${topic}" label="${escaped(topicLabel(topic))}"/>`),
      `<summary>${escaped(article.description)}</summary>`,
      `<content type="html" xml:base="${escaped(siteUrl)}/">${escaped(await htmlOf(article.body, siteUrl))}</content>`,
      '</entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${escaped(title)}</title>`,
    `<id>${escaped(url)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(siteUrl)}/blog"/>`,
    `<updated>${updated}</updated>`,
    ...(await Promise.all(entries)),
    '</feed>',
    '',
  ].join('\n');
}

/** A text as HTML whose pictures have full addresses: readers of feeds often do not know where a text comes from. */
async function htmlOf(body: string, siteUrl: string): Promise<string> {
  const tree = parseMarkdown(body, 2);
  for (const image of imagesOf(tree.children)) {
    const named = textPictureOf(image);
    const files = named && (await pictureNamed(named.name));
    image.properties = files ? { src: siteUrl + files.src, alt: named.alt ?? files.alt, width: files.width, height: files.height } : {};
  }
  return toHtml(tree);
}

function imagesOf(nodes: readonly RootContent[]): Element[] {
  return nodes.flatMap((node) => (node.type !== 'element' ? [] : node.tagName === 'img' ? [node] : imagesOf(node.children)));
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML: its markup characters as entities, without characters that XML does not allow (XML 1.0, section 2.2). */
function escaped(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are the characters to leave out
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
