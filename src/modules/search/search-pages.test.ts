import { expect, test } from 'vitest';
import { splitExcerpt } from './search-pages';

test('splits an excerpt at its marks', () => {
  expect(splitExcerpt('Streaming \u{E000}replication\u{E001} and \u{E000}slots\u{E001}')).toEqual([
    { text: 'Streaming ', isFound: false },
    { text: 'replication', isFound: true },
    { text: ' and ', isFound: false },
    { text: 'slots', isFound: true },
  ]);
});

test('returns an excerpt without marks as one part, and no parts for empty text', () => {
  expect(splitExcerpt('<b>bold</b>')).toEqual([{ text: '<b>bold</b>', isFound: false }]);
  expect(splitExcerpt('')).toEqual([]);
});
