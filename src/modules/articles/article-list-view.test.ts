import { expect, test } from 'vitest';
import { buildArticleListPath, parseArticleListView } from './article-list-view';

test('the end of an address names topic, author and page', () => {
  expect(parseArticleListView([])).toEqual({ page: 1 });
  expect(parseArticleListView(['page', '2'])).toEqual({ page: 2 });
  expect(parseArticleListView(['topic', 'security'])).toEqual({ topic: 'security', page: 1 });
  expect(parseArticleListView(['topic', 'security', 'page', '10'])).toEqual({ topic: 'security', page: 10 });
  expect(parseArticleListView(['author', 'support-team'])).toEqual({ author: 'support-team', page: 1 });
});

test('what is no topic, no page, or has two addresses is no view', () => {
  for (const view of [
    ['topic'],
    ['topic', 'beauty'],
    ['page', '1'],
    ['page', '0'],
    ['page', '02'],
    ['page', '-1'],
    ['page', '2', 'x'],
    ['page', '1e3'],
    ['author', 'A B'],
    ['x'],
  ]) {
    expect(parseArticleListView(view), view.join('/')).toBeUndefined();
  }
});

test('a view leads back to its address', () => {
  for (const view of [[], ['page', '3'], ['topic', 'sql', 'page', '2'], ['author', 'training-team']]) {
    expect(buildArticleListPath('/blog', parseArticleListView(view) ?? { page: 0 })).toBe(['/blog', ...view].join('/'));
  }
});
