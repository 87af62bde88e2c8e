import { expect, it } from 'vitest';
import { buildConcepts } from './concepts';
import type { Dictionary } from './dictionary';
import { excludesMost, findWordsInsteadOfPrefix, matchesFrequently } from './frequency';
import type { Strictness } from './match-query';
import { parseQuery } from './parse-query';

const DICTIONARY: Dictionary = new Map([
  ['', 10_000],
  ['~post', 9_000],
  ['post', 9_000],
  ['~backup', 4_000],
  ['~restor', 3_000],
  ['~rare', 3],
]);
/** The same shares of fewer pages. */
const SMALL: Dictionary = new Map(Array.from(DICTIONARY, ([word, pages]) => [word, pages / 10]));

function isFrequent(query: string, strictness: Strictness = 'all', dictionary = DICTIONARY): boolean {
  const concepts = buildConcepts(parseQuery(query), [['HA', 'post']]).map((concept) => ({ ...concept, weight: 1 }));
  return matchesFrequently({ concepts, dictionary }, strictness);
}

it.each(['post ', 'posts ', 'po', 'HA ', 'post 17 '])('so many pages match "%s" that only pages are searched', (query) => {
  expect(isFrequent(query)).toBe(true);
  expect(isFrequent(query, 'all', SMALL)).toBe(false);
});

it.each(['backup ', 'post backup ', 'rare post ', 'unknown ', 're'])('few pages match "%s"', (query) =>
  expect(isFrequent(query)).toBe(false),
);

it('counts as many of the words as a match must have', () => {
  expect(isFrequent('post backup restore ', 'any')).toBe(true);
  expect(isFrequent('backup restore ', 'any')).toBe(true);
  expect(isFrequent('post posts rare ', 'all-but-one')).toBe(true);
  expect(isFrequent('post backup rare ', 'all-but-one')).toBe(false);
});

it('replaces a prefix by words only when so many pages have it', () => {
  expect(findWordsInsteadOfPrefix('po', DICTIONARY)).toEqual(['post']);
  expect(findWordsInsteadOfPrefix('po', SMALL)).toBeUndefined();
  expect(findWordsInsteadOfPrefix('ba', DICTIONARY)).toBeUndefined();
  expect(findWordsInsteadOfPrefix(undefined, DICTIONARY)).toBeUndefined();
});

it.each([
  ['post -backup -restore ', true],
  ['post -backup ', false],
  ['po -backup -restore ', true],
  ['post -unknown ', false],
  ['backup -restoring ', true],
])('for "%s", whether most matches are excluded is %s', (query, expected) => {
  const { excluded, ...parsed } = parseQuery(query);
  const concepts = buildConcepts(parsed, []).map((concept) => ({ ...concept, weight: 1 }));
  expect(excludesMost({ concepts, excluded, dictionary: DICTIONARY }, 'all')).toBe(expected);
});
