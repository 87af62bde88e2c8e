import type { ReactElement } from 'react';
import type { ArticleKind } from '@/cms/core/kinds/article-kinds';
import type { Topic } from '@/cms/core/taxonomy/topics';
import { buildArticleListPath } from './article-list-view';
import css from './reading.module.css';

/** How many articles of a kind a topic has. */
interface TopicCount {
  readonly kind: ArticleKind;
  readonly count: number;
}

interface TopicListsProps {
  readonly topic: Topic;
  readonly counts: readonly TopicCount[];
}

/** Links to the complete lists of a topic; nothing for kinds without articles. */
export function TopicLists({ topic, counts }: TopicListsProps): ReactElement | null {
  const lists = counts.filter(({ count }) => count > 0);
  if (lists.length === 0) return null;
  return (
    <ul className={css.lists}>
      {lists.map(({ kind: { base, plural }, count }) => (
        <li key={base}>
          <a href={buildArticleListPath(base, { topic, page: 1 })}>
            All {plural.toLowerCase()} on this topic ({count})
          </a>
        </li>
      ))}
    </ul>
  );
}
