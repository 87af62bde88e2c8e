import { expect, it } from 'vitest';
import { findMeasuredPage } from './measured-page';

it.each([
  ['/products/', { path: '/products', isPattern: false }],
  ['/search', { path: '/search', isPattern: true }],
  // Tokens in URLs are not stored.
  ['/newsletter/unsubscribe/secret', { path: '/newsletter/unsubscribe/[token]', isPattern: true }],
  ['/media/picture.webp', undefined],
  ['/api/pages', undefined],
  ['/admin', undefined],
  ['//example.com', { path: '/example.com', isPattern: false }],
  ['*', undefined],
])('%s is measured as %o', (path, page) => {
  expect(findMeasuredPage(path)).toEqual(page);
});
