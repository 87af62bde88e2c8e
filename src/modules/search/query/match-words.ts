import type pg from 'pg';
import type { SearchRules } from '../rules/search-rules';
import { buildConcepts, isMajorVersion } from './concepts';
import { type Dictionary, getWordWeight } from './dictionary';
import { findMatches } from './find-matches';
import { findWordsInsteadOfPrefix } from './frequency';
import type { MatchQuery, WeightedConcept } from './match-query';
import type { Matches } from './match-result';
import { PRESENCE_SCORE } from './match-scores';
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

/** Adds hits with some of the words when few have all of them. */
export async function addPartialMatches(database: Database, { query, rules }: PreparedMatch, strict: Matches): Promise<Matched> {
  const { concepts } = query;
  const isExact = strict.total > 0;
  if (strict.total >= ENOUGH_MATCHES || (concepts.length < 2 && isExact)) return { matches: strict, concepts, rules };
  if (concepts.length < 2) return { ...(await matchWordsSeparately(database, query)), rules };
  const loose = concepts.length > 2 ? await findMatches(database, query, 'all-but-one') : strict;
  if (loose.total >= ENOUGH_MATCHES || (isExact && concepts.length > 2))
    return { matches: mergeMatches(strict, loose), concepts, rules };
  // Only the most distinctive words, because nearly every page contains the others.
  const distinctive = concepts.toSorted((one, other) => other.weight - one.weight).slice(0, 3);
  const any = await findMatches(database, { ...query, concepts: distinctive }, 'any');
  return { matches: mergeMatches(strict, any.total > loose.total ? any : loose), concepts, rules };
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
