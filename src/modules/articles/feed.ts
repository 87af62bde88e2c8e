import type { Element, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { getTopicLabel } from '@/cms/core/topics';
import { collectElements, parseMarkdown, parseMarkdownImage, toAbsoluteLinks } from '@/ui/markdown';
import { findFacts } from '@/modules/entries';
import type { FeedEntry } from '@/modules/feeds';
import { findPicture } from '@/modules/media';
import { type ArticleFilter, getNewestArticles } from './articles';

/** Maximum number of entries in a feed. */
const FEED_LENGTH = 30;

/** Returns the newest articles in full, for a feed of the site at this origin. */
export async function getArticleFeedEntries(filter: ArticleFilter, siteUrl: string): Promise<FeedEntry[]> {
  const [articles, authors] = await Promise.all([getNewestArticles(filter, FEED_LENGTH), findFacts('authors')]);
  return Promise.all(
    articles.map(async ({ url, title, published, contentChangedAt, author, topics, description, body }) => ({
      url,
      title,
      published: `${published}T00:00:00Z`,
      updated: contentChangedAt,
      author: authors.find(({ key }) => key === author)?.name ?? author,
      categories: topics.map((topic) => ({ term: topic, label: getTopicLabel(topic) })),
      summary: description,
      html: await renderFeedHtml(body, siteUrl, url),
    })),
  );
}

/**
 * Renders an entry as HTML for feeds: links and pictures have absolute URLs, because feed readers often ignore the base
 * URL, and the output of a command follows it.
 * @param url of the entry on this site
 */
export async function renderFeedHtml(body: string, siteUrl: string, url: string): Promise<string> {
  const tree = parseMarkdown(body, 2);
  const elements = collectElements(tree);
  toAbsoluteLinks(elements, siteUrl + url);
  for (const element of elements) element.children = element.children.flatMap(withOutput);
  tree.children = tree.children.flatMap(withOutput);
  for (const image of elements.filter(({ tagName }) => tagName === 'img')) {
    const named = parseMarkdownImage(image);
    if (named?.kind === 'diagram') {
      // Drawings take their colors from the site's styles, so only the caption is included.
      Object.assign(image, { tagName: 'p', properties: {}, children: [{ type: 'text', value: named.caption ?? '' }] });
      continue;
    }
    const files = named && (await findPicture(named.name));
    image.properties = files
      ? { src: siteUrl + files.src, alt: named.alt ?? files.alt, width: files.width, height: files.height }
      : {};
  }
  return toHtml(tree);
}

/** Returns a code block and the output that the site shows below it. */
function withOutput<Node extends RootContent>(node: Node): (Node | Element)[] {
  if (node.type !== 'element' || typeof node.properties.dataOutput !== 'string') return [node];
  const { dataOutput: value } = node.properties;
  delete node.properties.dataOutput;
  const output: Element = { type: 'element', tagName: 'samp', properties: {}, children: [{ type: 'text', value }] };
  return [node, { type: 'element', tagName: 'pre', properties: {}, children: [output] }];
}
