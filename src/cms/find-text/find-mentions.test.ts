import { expect, it } from 'vitest';
import { hasSearchableWord } from './find-mentions';

it.each(['BigFleet', '“PGD 6”', 'v6', 'C++ or', 'el año', '版本'])('%s has a word to look for', (words) => {
  expect(hasSearchableWord(words)).toBe(true);
});

it.each([`"""`, String.raw`' \ '`, '…', '---', '“ ”', 'a "b" c'])('%s has none, which would be in every entry', (words) => {
  expect(hasSearchableWord(words)).toBe(false);
});
