import { getTopicLabel } from '@/cms/core/taxonomy/topics';
import { findFacts } from '@/modules/entries';
import { type FeedEntry, renderFeedHtml } from '@/modules/feeds';
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
