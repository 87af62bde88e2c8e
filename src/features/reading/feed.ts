import type { Element, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { topicLabel } from '@/cms/topics';
import { atomDocument } from '@/features/entries';
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
  const entries = articles.map(async (article) => ({
    title: article.title,
    url: siteUrl + article.url,
    published: `${article.published}T00:00:00Z`,
    updated: article.updatedAt,
    author: authors.find(({ key }) => key === article.author)?.name ?? article.author,
    summary: article.description,
    html: await htmlOf(article.body, siteUrl),
    categories: article.topics.map((topic) => ({ term: topic, label: topicLabel(topic) })),
  }));
  return atomDocument({ title, url, page: `${siteUrl}/blog`, siteUrl, entries: await Promise.all(entries) });
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
