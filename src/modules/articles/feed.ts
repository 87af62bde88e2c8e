import type { Element, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { getTopicLabel } from '@/cms/core/topics';
import { parseMarkdown, parseMarkdownImage } from '@/ui/markdown';
import { factsOf } from '@/modules/entries';
import type { FeedEntry } from '@/modules/feeds';
import { findPicture } from '@/modules/media';
import { type ArticleFilter, getNewestArticles } from './articles';

/** Maximum number of entries in a feed. */
const FEED_LENGTH = 30;

/** Returns the newest articles in full, for a feed of the site at this origin. */
export async function getArticleFeedEntries(filter: ArticleFilter, siteUrl: string): Promise<FeedEntry[]> {
  const [articles, authors] = await Promise.all([getNewestArticles(filter, FEED_LENGTH), factsOf('authors')]);
  return Promise.all(
    articles.map(async ({ url, title, published, updatedAt, author, topics, description, body }) => ({
      url,
      title,
      published: `${published}T00:00:00Z`,
      updated: updatedAt,
      author: authors.find(({ key }) => key === author)?.name ?? author,
      categories: topics.map((topic) => ({ term: topic, label: getTopicLabel(topic) })),
      summary: description,
      html: await renderFeedHtml(body, siteUrl),
    })),
  );
}

/** Renders an article as HTML with absolute image URLs, because feed readers often don't know the base URL. */
export async function renderFeedHtml(body: string, siteUrl: string): Promise<string> {
  const tree = parseMarkdown(body, 2);
  for (const image of findImages(tree.children)) {
    const named = parseMarkdownImage(image);
    const files = named && (await findPicture(named.name));
    image.properties = files
      ? { src: siteUrl + files.src, alt: named.alt ?? files.alt, width: files.width, height: files.height }
      : {};
  }
  return toHtml(tree);
}

function findImages(nodes: readonly RootContent[]): Element[] {
  return nodes.flatMap((node) => (node.type !== 'element' ? [] : node.tagName === 'img' ? [node] : findImages(node.children)));
}
