import { getStem } from '../text/tokenize';
import { toStemLexeme } from '../text/vectors';
import { type Concept, toPhraseQuery, toTsQuery } from './concepts';
import type { Dictionary } from './dictionary';
import type { Facet, FacetFilters, FilterExpression } from './search-request';

/** A concept and its weight: rare words count more than common ones. */
export interface WeightedConcept extends Concept {
  weight: number;
}

export interface MatchQuery {
  concepts: readonly WeightedConcept[];
  /** All words as typed, which may be adjacent in a hit. */
  sequence: readonly string[];
  phrases: readonly (readonly string[])[];
  excluded: readonly string[];
  /** Names that the whole query may be. */
  names: readonly string[];
  /** Names that parts of the query may be, such as a setting in a question. */
  partNames: readonly string[];
  /** Major versions in the query: pages about another version are rarely wanted. */
  versions: readonly string[];
  /** URLs that editors pinned for this query. */
  pinned: readonly string[];
  filters: FacetFilters;
  /** Applies in addition to the filters. */
  condition?: FilterExpression | undefined;
  /** The facets whose values are counted. */
  facets: readonly Facet[];
  dictionary: Dictionary;
}

/** How many of the concepts a hit must match. */
export type Strictness = 'all' | 'all-but-one' | 'any';

/** Returns the concepts of which a hit must match as many as the strictness says. */
export function findRequiredConcepts<Each extends Concept>(concepts: readonly Each[], strictness: Strictness): readonly Each[] {
  // The page that answers a question about a version may name the version nowhere, or in a table of all of them.
  const others = concepts.filter(({ isVersion }) => !isVersion);
  return strictness === 'all' && others.length > 0 ? others : concepts;
}

/** Builds the query of the words and phrases, in the syntax of Postgres (`tsquery`). */
export function buildTextQuery({ concepts, phrases }: MatchQuery, strictness: Strictness): string {
  const queries = findRequiredConcepts(concepts, strictness).map((concept) => toTsQuery(concept));
  if (queries.length === 0) return phrases.map((phrase) => toPhraseQuery(phrase)).join(' & ');
  if (strictness === 'all') return queries.join(' & ');
  if (strictness === 'any') return queries.join(' | ');
  return queries.map((_, left) => `(${queries.filter((_each, index) => index !== left).join(' & ')})`).join(' | ');
}

/** An excluded word excludes its other forms, too. */
export function toExcludedLexeme(word: string): string {
  return toStemLexeme(getStem(word));
}
