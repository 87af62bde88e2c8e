import { expect, it } from 'vitest';
import { formatReadingTime } from './reading-time';

it.each([
  [3, '1 minute'],
  [440, '2 minutes'],
])('formats the reading time of %i words as %s', (words, expected) => {
  expect(formatReadingTime('word '.repeat(words).trim())).toBe(expected);
});
