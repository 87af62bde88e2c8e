import { expect, test } from 'vitest';
import type { ReviewableSlug } from './reviewable-collections';
import { getEntryTitle } from './entry-title';

test.each<[ReviewableSlug, object, string]>([
  ['pages', { label: 'About us' }, 'About us'],
  ['posts', { title: 'A post' }, 'A post'],
  ['pages', { label: '' }, 'Untitled page'],
  ['pages', {}, 'Untitled page'],
  ['white-papers', { title: null }, 'Untitled white paper'],
  ['docs', { label: '', title: 'A title' }, 'A title'],
])('in %s, %j is listed as %j', (collection, entry, expected) => {
  expect(getEntryTitle(collection, entry)).toBe(expected);
});
