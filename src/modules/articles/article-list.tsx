import type { ReactElement } from 'react';
import { ARTICLE_KINDS, type ArticleKind } from '@/cms/core/kinds/article-kinds';
import { Icon } from '@/ui/icon/icon';
import { getTopicLabel, TOPIC_ICONS } from '@/cms/core/taxonomy/topics';
import { FilterNav, Pagination } from '@/ui/filter-nav';
import { EntryList } from '@/ui/entry-list';
import { Day } from '@/modules/entries';
import { getArticles, findAuthor, getTopics } from './articles';
import { buildArticleListPath, buildFeedPath, parseArticleListView, type ArticleListView } from './article-list-view';

interface ArticleListProps {
  /** The path of the list's page, which determines the kind. */
  readonly page: string;
  readonly view: readonly string[];
}

/** Lists the articles of a kind, newest first, by topic or by author. Renders nothing on a page without a kind. */
export async function ArticleList({ page, view }: ArticleListProps): Promise<ReactElement | null> {
  const kind = findArticleKind(page);
  const chosen = parseArticleListView(view);
  if (!kind || !chosen) return null;
  const [{ articles, pages }, topics] = await Promise.all([getArticles(kind, chosen, chosen.page), getTopics(kind)]);
  const getHref = (target: ArticleListView): string => `${buildArticleListPath(page, target)}#list`;
  return (
    <div id="list">
      <FilterNav
        label="Topic"
        choices={[
          { href: getHref({ page: 1 }), label: 'All', chosen: !chosen.topic && !chosen.author },
          ...topics.map((topic) => ({
            href: getHref({ topic, page: 1 }),
            label: getTopicLabel(topic),
            chosen: chosen.topic === topic,
          })),
        ]}
      />
      {articles.length === 0 ? <p>Nothing has been published here yet.</p> : null}
      <EntryList
        entries={articles.map(({ url, title, description, topics: own, published, level, minutes }, index) => ({
          url,
          title,
          description,
          isFeatured: index === 0 && view.length === 0,
          mark: own[0] ? <Icon name={TOPIC_ICONS[own[0]]} /> : null,
          note: (
            <>
              <Day day={published} /> · {own.map(getTopicLabel).join(', ')} · {level ? `${level}, ` : ''}
              {minutes} min
            </>
          ),
        }))}
      />
      <Pagination pageCount={pages} currentPage={chosen.page} getHref={(number) => getHref({ ...chosen, page: number })} />
      {chosen.topic || chosen.author ? (
        <p>
          <a href={buildFeedPath(view)}>Atom feed of this {chosen.topic ? 'topic' : 'author'}</a>
        </p>
      ) : null}
    </div>
  );
}

/** Returns the kind of articles listed at this path. */
function findArticleKind(page: string): ArticleKind | undefined {
  return ARTICLE_KINDS.find(({ base }) => base === page);
}

/** Returns the title of a list view; undefined when the view doesn't exist, so that its URL returns 404. */
export async function getArticleListTitle(page: string, view: readonly string[]): Promise<string | undefined> {
  const kind = findArticleKind(page);
  const chosen = parseArticleListView(view);
  if (!kind || !chosen) return undefined;
  const author = chosen.author ? await findAuthor(chosen.author) : undefined;
  if (chosen.author && !author) return undefined;
  const { pages } = await getArticles(kind, chosen, chosen.page);
  // Only the unfiltered list may be empty; a topic or an author without articles has no page.
  if (chosen.page > (chosen.topic || chosen.author ? pages : Math.max(pages, 1))) return undefined;
  return [
    ...(chosen.topic ? [getTopicLabel(chosen.topic)] : []),
    ...(author ? [author.name] : []),
    ...(chosen.page > 1 ? [`page ${chosen.page}`] : []),
  ].join(', ');
}
