import { TOPICS, type Topic } from '@/cms/core/taxonomy/topics';

/** The view of an article list: a topic or an author, and a page number. */
export interface ArticleListView {
  topic?: Topic | undefined;
  author?: string | undefined;
  page: number;
}

/**
 * Parses the view from the end of the list's path: `['topic', 'security', 'page', '2']`. The first page has no number,
 * so that each view has exactly one URL.
 *
 * @returns undefined for an invalid view
 */
export function parseArticleListView(view: readonly string[]): ArticleListView | undefined {
  const rest = [...view];
  const chosen: ArticleListView = { page: 1 };
  if (rest[0] === 'topic') {
    const topic = TOPICS.find(({ value }) => value === rest[1])?.value;
    if (!topic) return undefined;
    chosen.topic = topic;
    rest.splice(0, 2);
  } else if (rest[0] === 'author') {
    if (!/^[a-z0-9-]+$/.test(rest[1] ?? '')) return undefined;
    chosen.author = rest[1];
    rest.splice(0, 2);
  }
  if (rest[0] === 'page') {
    if (!/^(?:[2-9]|[1-9]\d{1,4})$/.test(rest[1] ?? '')) return undefined;
    chosen.page = Number(rest[1]);
    rest.splice(0, 2);
  }
  return rest.length === 0 ? chosen : undefined;
}

/** Builds the path of a list view. */
export function buildArticleListPath(base: string, { topic, author, page }: ArticleListView): string {
  const parts = [...(topic ? ['topic', topic] : []), ...(author ? ['author', author] : []), ...(page > 1 ? ['page', page] : [])];
  return [base, ...parts].join('/');
}

/** Returns the path of the feed with the articles of a view, of all kinds (src/app/(endpoints)/blog). */
export function buildFeedPath(view: readonly string[]): string {
  const { topic, author } = parseArticleListView(view) ?? {};
  return `${buildArticleListPath('/blog', { topic, author, page: 1 })}/feed.xml`;
}
