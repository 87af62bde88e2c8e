import { toHtml } from 'hast-util-to-html';
import { topicLabel } from '@/cms/topics';
import { parseMarkdown } from '@/ui/markdown';
import { factsOf } from '../facts';
import type { FeedEntry } from '../feed';
import { type ArticleFilter, newestArticles } from './articles';

/** Most texts in a feed. */
const FEED_LENGTH = 30;

/** The newest texts in full, for a feed. */
export async function articlesForFeed(filter: ArticleFilter): Promise<FeedEntry[]> {
  const [articles, authors] = await Promise.all([newestArticles(filter, FEED_LENGTH), factsOf('authors')]);
  return articles.map(({ url, title, published, updatedAt, author, topics, description, body }) => ({
    url,
    title,
    published: `${published}T00:00:00Z`,
    updated: updatedAt,
    author: authors.find(({ key }) => key === author)?.name ?? author,
    categories: topics.map((topic) => ({ term: topic, label: topicLabel(topic) })),
    summary: description,
    html: toHtml(parseMarkdown(body, 2)),
  }));
}
