import type { Concept } from './concepts';
import { type Dictionary, getCommonWords } from './dictionary';
import { findRequiredConcepts, type MatchQuery, type Strictness, toExcludedLexeme } from './match-query';

/** From this many pages on, reading the index for all of their sections as well would take longer than a search may. */
const FREQUENT_PAGES = 5_000;
const WORDS_OF_PREFIX_MAX = 20;

/** Returns whether so many pages match that only pages are searched, and none of their sections. */
export function matchesFrequently(
  { concepts, dictionary }: Pick<MatchQuery, 'concepts' | 'dictionary'>,
  strictness: Strictness,
): boolean {
  // Without so many pages, no words need to be counted.
  if ((dictionary.get('') ?? 0) < FREQUENT_PAGES) return false;
  return estimateMatches({ concepts, dictionary }, strictness) >= FREQUENT_PAGES;
}

/** Returns whether most of the pages that match probably have an excluded word. */
export function excludesMost(
  { concepts, dictionary, excluded }: Pick<MatchQuery, 'concepts' | 'dictionary' | 'excluded'>,
  strictness: Strictness,
): boolean {
  const removed = addUp(excluded.map((word) => dictionary.get(toExcludedLexeme(word)) ?? 0));
  // A page that matches in two ways was counted twice.
  const matching = Math.min(dictionary.get('') ?? 0, estimateMatches({ concepts, dictionary }, strictness));
  return 2 * removed > matching;
}

function estimateMatches({ concepts, dictionary }: Pick<MatchQuery, 'concepts' | 'dictionary'>, strictness: Strictness): number {
  // The fewest first.
  const counts = findRequiredConcepts(concepts, strictness)
    .map((concept) => estimatePages(concept, dictionary))
    .toSorted((one, other) => one - other);
  if (strictness === 'any') return addUp(counts);
  return counts[strictness === 'all' ? 0 : 1] ?? 0;
}

function estimatePages({ alternatives, prefix }: Concept, dictionary: Dictionary): number {
  const whole = alternatives.map((lexemes) => Math.min(...lexemes.map((lexeme) => dictionary.get(lexeme) ?? 0)));
  return addUp([...whole, ...findBegun(prefix, dictionary).map(({ pages }) => pages)]);
}

/**
 * Returns the most common words with a prefix that too many pages have; undefined for any other prefix. For a prefix, Postgres
 * reads all matches, and for words only those that have the rarer words of the query.
 */
export function findWordsInsteadOfPrefix(prefix: string | undefined, dictionary: Dictionary): readonly string[] | undefined {
  if ((dictionary.get('') ?? 0) < FREQUENT_PAGES) return undefined;
  const begun = findBegun(prefix, dictionary);
  if (addUp(begun.map(({ pages }) => pages)) < FREQUENT_PAGES) return undefined;
  const words = begun.toSorted((one, other) => other.pages - one.pages).map(({ word }) => word);
  return words.slice(0, WORDS_OF_PREFIX_MAX);
}

function findBegun(prefix: string | undefined, dictionary: Dictionary): { word: string; pages: number }[] {
  return prefix === undefined ? [] : getCommonWords(dictionary).filter(({ word }) => word.startsWith(prefix));
}

function addUp(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
