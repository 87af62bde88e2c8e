import { expect, test } from 'vitest';
import { addressOfList, listViewOf } from './list-view';

test('the end of an address names topic, author and page', () => {
  expect(listViewOf([])).toEqual({ page: 1 });
  expect(listViewOf(['page', '2'])).toEqual({ page: 2 });
  expect(listViewOf(['topic', 'security'])).toEqual({ topic: 'security', page: 1 });
  expect(listViewOf(['topic', 'security', 'page', '10'])).toEqual({ topic: 'security', page: 10 });
  expect(listViewOf(['author', 'support-team'])).toEqual({ author: 'support-team', page: 1 });
});

test('what is no topic, no page, or has two addresses is no view', () => {
  for (const view of [['topic'], ['topic', 'beauty'], ['page', '1'], ['page', '0'], ['page', '02'], ['page', '-1'], ['page', '2', 'x'], ['page', '1e3'], ['author', 'A B'], ['x']]) {
    expect(listViewOf(view), view.join('/')).toBeUndefined();
  }
});

test('a view leads back to its address', () => {
  for (const view of [[], ['page', '3'], ['topic', 'sql', 'page', '2'], ['author', 'training-team']]) {
    expect(addressOfList('/blog', listViewOf(view) ?? { page: 0 })).toBe(['/blog', ...view].join('/'));
  }
});
