import type pg from 'pg';
import type { SearchRules } from '../rules/search-rules';
import { toStemLexeme } from '../text/vectors';
import { buildConcepts, isMajorVersion } from './concepts';
import { type Dictionary, getWordWeight } from './dictionary';
import { findMatches } from './find-matches';
import { findWordsInsteadOfPrefix } from './frequency';
import type { MatchQuery, WeightedConcept } from './match-query';
import type { Match, Matches } from './match-result';
import { PRESENCE_SCORE } from './match-scores';
import { getNameWords, type NameWord } from './name-words';
import { findNamesInQuery, findWholeQueryNames } from './names';
import type { ParsedQuery } from './parse-query';
import type { PageRules } from './rank-matches';
import type { SearchRequest } from './search-request';

type Database = Pick<pg.Pool, 'query'>;

/** With fewer matches, pages with most of the words are added. */
const ENOUGH_MATCHES = 4;

/** What the words of a query are matched with. */
export interface MatchContext {
  request: SearchRequest;
  rules: SearchRules;
  dictionary: Dictionary;
}

interface PreparedMatch {
  query: MatchQuery;
  rules: PageRules;
}

export interface Matched {
  matches: Matches;
  concepts: readonly WeightedConcept[];
  rules: PageRules;
}

/** Builds the query for the words, and selects the rules for it. */
export function prepareMatch(
  parsed: ParsedQuery,
  { request: { filters, condition, facets }, rules: { synonyms, pinned, hidden }, dictionary }: MatchContext,
): PreparedMatch {
  const names = findWholeQueryNames(parsed, synonyms);
  const rules = { pinned: collectPages(pinned, names), hidden: collectPages(hidden, names) };
  const query: MatchQuery = {
    concepts: addWeights(buildConcepts(parsed, synonyms), dictionary),
    sequence: parsed.sequence,
    phrases: parsed.phrases,
    excluded: parsed.excluded,
    names,
    partNames: findNamesInQuery(parsed, synonyms),
    versions: parsed.words.filter(isMajorVersion),
    pinned: rules.pinned,
    filters,
    condition,
    facets,
    dictionary,
  };
  return { query, rules };
}

/**
 * Adds hits with some of the words when few have all of them, or when none of those has most of them in its name: what
 * "partition a large table" looks for is called "Partition a table", and many other pages have these words somewhere.
 */
export async function addPartialMatches(database: Database, { query, rules }: PreparedMatch, strict: Matches): Promise<Matched> {
  const { concepts } = query;
  const isExact = strict.total > 0;
  if (concepts.length < 2 && isExact) return { matches: strict, concepts, rules };
  if (strict.total >= ENOUGH_MATCHES && hasFittingName(concepts, strict.matches)) return { matches: strict, concepts, rules };
  if (concepts.length < 2) return { ...(await matchWordsSeparately(database, query)), rules };
  const loose = concepts.length > 2 ? await findMatches(database, query, 'all-but-one') : strict;
  if (loose.total >= ENOUGH_MATCHES || (isExact && concepts.length > 2))
    return { matches: mergeMatches(strict, loose), concepts, rules };
  // Only the most distinctive words, because nearly every page contains the others.
  const distinctive = concepts.toSorted((one, other) => other.weight - one.weight).slice(0, 3);
  const any = await findMatches(database, { ...query, concepts: distinctive }, 'any');
  return { matches: mergeMatches(strict, any.total > loose.total ? any : loose), concepts, rules };
}

/** Returns whether a hit was searched by its name, or has all words but one in it. */
function hasFittingName(concepts: readonly WeightedConcept[], matches: readonly Match[]): boolean {
  const words = concepts.filter(({ isVersion }) => !isVersion);
  return matches.some(({ isNamed, name }) => {
    if (isNamed) return true;
    const found = getNameWords(name);
    return words.filter((concept) => isInName(concept, found)).length >= words.length - 1;
  });
}

function isInName({ alternatives, prefix }: WeightedConcept, name: readonly NameWord[]): boolean {
  const lexemes = new Set(name.map(({ stem }) => toStemLexeme(stem)));
  return (
    alternatives.some((alternative) => alternative.every((lexeme) => lexemes.has(lexeme))) ||
    (prefix !== undefined && name.some(({ word }) => word.startsWith(prefix)))
  );
}

/** Collects the pages of the rules for a query by any of its names, so that a rule for "pricing" applies to "cost" too. */
function collectPages(rules: ReadonlyMap<string, readonly string[]>, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => rules.get(name) ?? []))];
}

/**
 * Adds hits with all of the words to those with some of them. They may not be among the candidates when words may be
 * missing, because other hits have more of the words in their names.
 */
function mergeMatches(strict: Matches, loose: Matches): Matches {
  const complete = strict.matches.map((each) => ({ ...each, score: each.score + PRESENCE_SCORE }));
  const known = new Set(complete.map(({ id }) => id));
  return { ...loose, matches: [...complete, ...loose.matches.filter(({ id }) => !known.has(id))] };
}

/** Searches for the words of a name separately when no page contains all of them. */
async function matchWordsSeparately(database: Database, query: MatchQuery): Promise<Pick<Matched, 'matches' | 'concepts'>> {
  const concepts = query.concepts.map((concept) => ({
    ...concept,
    alternatives: concept.alternatives.flat().map((lexeme) => [lexeme]),
  }));
  return { matches: await findMatches(database, { ...query, concepts }, 'any'), concepts };
}

function addWeights(concepts: ReturnType<typeof buildConcepts>, dictionary: Dictionary): WeightedConcept[] {
  const weights = concepts.map(
    ({ words, isVersion }) => Math.max(...words.map((word) => getWordWeight(dictionary, word))) * (isVersion ? 0.6 : 1),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return concepts.map((concept, index) => ({
    ...concept,
    weight: (weights[index] ?? 0) / sum,
    begun: findWordsInsteadOfPrefix(concept.prefix, dictionary),
  }));
}
