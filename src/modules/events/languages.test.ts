import { expect, it } from 'vitest';
import { areLanguageNames, getLanguageCodes } from './languages';

it.each([
  ['English', ['en']],
  ['Nepali and English', ['ne', 'en']],
  ['German, French and Portuguese', ['de', 'fr', 'pt']],
  ['Klingonese', []],
])('%s: %o', (names, codes) => {
  expect(getLanguageCodes(names)).toEqual(codes);
  expect(areLanguageNames(names)).toBe(codes.length > 0);
});
