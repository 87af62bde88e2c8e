import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ARTICLE_KINDS } from '@/cms/core/kinds/article-kinds';
import { TopicLists } from './topic-lists';

/** Renders the links of a topic with these numbers of tutorials, posts, and labs. */
const render = (...counts: readonly number[]): string =>
  renderToStaticMarkup(
    <TopicLists topic="sql" counts={ARTICLE_KINDS.map((kind, index) => ({ kind, count: counts[index] ?? 0 }))} />,
  );

test('a topic links to its complete list of each kind that has articles', () => {
  const links = [...render(12, 0, 3).matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, label]) => [href, label]);
  expect(links).toEqual([
    ['/postgres-tutorials/topic/sql', 'All tutorials on this topic (12)'],
    ['/edb-labs/topic/sql', 'All labs on this topic (3)'],
  ]);
});

test('a topic without articles has no links', () => {
  expect(render(0, 0, 0)).toBe('');
});
