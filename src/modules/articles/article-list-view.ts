import { TOPICS, type Topic } from '@/cms/core/topics';

/** Which part of a list is shown: of a topic or of an author, and which page of it. */
export interface ArticleListView {
  topic?: Topic | undefined;
  author?: string | undefined;
  page: number;
}

/**
 * The part of a list that the end of its address names: `['topic', 'security', 'page', '2']`. The first page has no
 * number, so that it has one address only.
 *
 * @returns undefined when it names none
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

/** The address of a part of a list. */
export function buildArticleListPath(base: string, { topic, author, page }: ArticleListView): string {
  const parts = [...(topic ? ['topic', topic] : []), ...(author ? ['author', author] : []), ...(page > 1 ? ['page', page] : [])];
  return [base, ...parts].join('/');
}
