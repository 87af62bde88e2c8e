import { expect, test } from 'vitest';
import { buildArticleListPath, parseArticleListView } from './article-list-view';

test('parses topic, author and page from the path', () => {
  expect(parseArticleListView([])).toEqual({ page: 1 });
  expect(parseArticleListView(['page', '2'])).toEqual({ page: 2 });
  expect(parseArticleListView(['topic', 'security'])).toEqual({ topic: 'security', page: 1 });
  expect(parseArticleListView(['topic', 'security', 'page', '10'])).toEqual({ topic: 'security', page: 10 });
  expect(parseArticleListView(['author', 'support-team'])).toEqual({ author: 'support-team', page: 1 });
});

test('rejects unknown topics, invalid pages and non-canonical paths', () => {
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

test('builds the path a view was parsed from', () => {
  for (const view of [[], ['page', '3'], ['topic', 'sql', 'page', '2'], ['author', 'training-team']]) {
    expect(buildArticleListPath('/blog', parseArticleListView(view) ?? { page: 0 })).toBe(['/blog', ...view].join('/'));
  }
});
